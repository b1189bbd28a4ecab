/** A bot for Undercroft in plain JavaScript: Node 22 or newer, no packages.
 *
 *     UNDERCROFT_TOKEN=ID.SECRET node player.mjs http://localhost:8765/table/k3v9qz7m2w4x
 *
 * It follows its table over a WebSocket, takes a free seat and plays any legal move. Write a better `choose`.
 */
const link = new URL(process.argv[2]);
const table = link.pathname.replace('/table/', '');
const socket = new WebSocket(`${link.protocol === 'https:' ? 'wss' : 'ws'}://${link.host}/socket?protocol=1`, {
  headers: { Authorization: `Bearer ${process.env.UNDERCROFT_TOKEN}` },
});
const LATE = ['stale', 'not_your_turn', 'wrong_phase']; // the table has moved on; the next state shows how
let number = 0;
let asked = -1; // the version that the last move answered
let hasAsked = false; // for a seat

/** One of the legal moves of a view. `view.table` is all that this seat may know. */
const choose = (view) => view.moves[Math.floor(Math.random() * view.moves.length)];

/** Sends a request. `done` or `refused` comes back with the same id. */
const ask = (type, fields) => socket.send(JSON.stringify({ type, id: `r${(number += 1)}`, table, ...fields }));

function show(state) {
  const free = state.seats.findIndex((seat) => !seat.player && !seat.bot);
  if (state.phase === 'over' || state.phase === 'closed') {
    if (state.phase === 'over') console.log('scores:', ...state.view.result.scores);
    socket.close();
  } else if (!state.yours.length && !hasAsked && state.phase === 'open' && free >= 0) {
    hasAsked = true;
    ask('sit', { seat: free });
  } else if (state.view?.turn.includes(state.seat) && state.view.moves.length && !state.answered && state.version > asked) {
    asked = state.version;
    ask('play', { seat: state.seat, move: choose(state.view).text, version: state.version });
  }
}

socket.onopen = () => ask('join', { version: 0 });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'state') show(message);
  if (message.type === 'refused' && LATE.includes(message.code)) {
    asked = -1;
    ask('join', { version: 0 });
  } else if (message.type === 'refused') throw new Error(`${message.code}: ${message.text}`);
};
socket.onclose = ({ code, reason }) => {
  if (code !== 1000 && code !== 1005) throw new Error(`the server closed the socket: ${code} ${reason}`);
};
