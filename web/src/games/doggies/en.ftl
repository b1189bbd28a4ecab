board-doggies-option-dogs-dealt = at random
board-doggies-option-dogs-chosen = everybody chooses
board-doggies-option-start-usual = usual
board-doggies-option-start-cross = four exits
board-doggies-option-start-tee = three exits
