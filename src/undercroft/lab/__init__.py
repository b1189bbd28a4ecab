"""The lab: what people who study these games need. Nothing here is imported until it is asked for.

encoders     fixed actions and observations as bytes, for every game
decision     a decision word by word, as a learner makes it
outcomes     what chance may bring, dice as multisets
vector       thousands of games stepped at once; needs the extra `lab`
pettingzoo   environments for PettingZoo; needs the extra `pettingzoo`
openspiel    games for OpenSpiel; needs the extra `openspiel`
"""
