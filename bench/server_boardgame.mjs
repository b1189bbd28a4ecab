// The toy game of tests/kernel/stranger on a boardgame.io server, and a load for it: what bench/server.py compares with.
// Run by bench/server.py in a folder where boardgame.io is installed; nothing of it is part of this project.
//   node server_boardgame.mjs serve PORT          node server_boardgame.mjs load PORT TABLES SECONDS RATE

import { createRequire } from "node:module";

const require = createRequire(process.cwd() + "/");
const SEATS = 2;

const toy = {
  name: "toy",
  setup: ({ ctx }) => ({
    coins: Array(ctx.numPlayers).fill(0),
    round: 1,
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { stake: 0, guess: 0 }])),
  }),
  turn: { activePlayers: { all: "choose" } },
  disableUndo: true,
  playerView: ({ G, playerID }) => ({ ...G, players: playerID === null ? {} : { [playerID]: G.players[playerID] } }),
  moves: {
    stake: { client: false, move: ({ G, playerID }, coins) => void (G.players[playerID].stake = coins) },
    guess: {
      client: false,
      move: ({ G, ctx, playerID, random }, half) => {
        G.players[playerID].guess = half;
        const players = Object.values(G.players);
        if (players.some((player) => !player.guess)) return;
        const rolled = random.D6() > 3 ? 2 : 1;
        players.forEach((player, seat) => {
          if (player.guess === rolled) G.coins[seat] += player.stake;
          player.stake = player.guess = 0;
        });
        G.round += 1;
      },
    },
  },
};

async function serve(port) {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [toy], origins: [Origins.LOCALHOST] });
  await server.run(port);
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

async function openTable(io, port) {
  const table = { id: "", port, state: 0, seen: [], sockets: [], credentials: [], arrived: null };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`http://localhost:${port}/toy`, { transports: ["websocket"], forceNew: true });
    const note = (id, info) => {
      if (id !== table.id) return;
      table.seen[seat] = (info.state ?? info)._stateID;
      if (table.arrived && table.seen.every((seen) => seen > table.state)) table.arrived();
    };
    socket.on("sync", note);
    socket.on("update", note);
    table.sockets.push(socket);
  }
  await deal(table);
  return table;
}

// A new match on the same sockets, as people go from table to table.
async function deal(table) {
  const base = `http://localhost:${table.port}/games/toy`;
  const { matchID } = await post(`${base}/create`, { numPlayers: SEATS, unlisted: true });
  Object.assign(table, { id: matchID, state: 0, seen: Array(SEATS).fill(0), credentials: [] });
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await post(`${base}/${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
    table.credentials.push(joined.playerCredentials);
    const socket = table.sockets[seat];
    const synced = new Promise((resolve) => socket.once("sync", resolve));
    socket.emit("sync", matchID, String(seat), joined.playerCredentials, SEATS);
    await synced;
  }
}

// One round, as verbs and seats.
const SCRIPT = [
  ["stake", 0],
  ["stake", 1],
  ["guess", 0],
  ["guess", 1],
];
const ROUNDS = 4; // of a match, as ours has

async function play(table, end, pause, latencies) {
  for (let step = 0; performance.now() < end; step++) {
    if (step && step % (SCRIPT.length * ROUNDS) === 0) await deal(table);
    const [verb, seat] = SCRIPT[step % SCRIPT.length];
    const start = performance.now();
    const everybody = new Promise((resolve) => (table.arrived = resolve));
    const payload = { type: verb, args: [1], playerID: String(seat), credentials: table.credentials[seat] };
    table.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, table.state, table.id, String(seat));
    await everybody;
    table.state = Math.max(...table.seen);
    table.arrived = null;
    latencies.push(performance.now() - start);
    const rest = pause - (performance.now() - start);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

async function load(port, tables, seconds, rate) {
  const { io } = require("socket.io-client");
  const all = [];
  for (let number = 0; number < tables; number++) all.push(await openTable(io, port));
  process.stdout.write("ready\n");
  const pause = rate ? (tables / rate) * 1000 : 0;
  const latencies = [];
  const begin = performance.now();
  const spread = (number) => new Promise((resolve) => setTimeout(resolve, (pause * number) / tables));
  const end = begin + pause + seconds * 1000;
  await Promise.all(all.map((table, number) => spread(number).then(() => play(table, end, pause, latencies))));
  const span = (performance.now() - begin) / 1000;
  process.stdout.write(JSON.stringify({ seconds: span, latencies }) + "\n", () => process.exit(0));
}

const [what, port, tables, seconds, rate] = process.argv.slice(2);
await (what === "serve" ? serve(Number(port)) : load(Number(port), Number(tables), Number(seconds), Number(rate)));
