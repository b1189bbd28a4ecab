/** Short sounds, synthesised: one for each kind of thing that happens. Silent until the first gesture. */
import { settings } from './settings.svelte';

export const SOUNDS = [
  ...(['turn', 'card', 'dice', 'coin', 'hit', 'hurt', 'chest', 'potion', 'dragon', 'level', 'win', 'lose'] as const),
  ...(['boss', 'fall', 'rise', 'escape', 'quest'] as const), // stings: one for each great moment
] as const;
export type Sound = (typeof SOUNDS)[number];

let context: AudioContext | undefined;
let out: GainNode | undefined;

function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}
addEventListener('pointerdown', wake, { capture: true });
addEventListener('keydown', wake, { capture: true });

interface Stage {
  audio: AudioContext;
  out: GainNode;
  at: number;
}

function fade(stage: Stage, at: number, volume: number, length: number): GainNode {
  const gain = stage.audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(stage.out);
  return gain;
}

/** A knock or a rustle: filtered noise. */
function noise(stage: Stage, delay: number, pitch: number, length: number, volume: number): void {
  const { audio } = stage;
  const at = stage.at + delay;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(stage, at, volume, length));
  source.start(at);
}

/** A tone that may glide. */
function tone(
  stage: Stage,
  delay: number,
  from: number,
  to: number,
  length: number,
  volume = 0.16,
  shape: OscillatorType = 'triangle',
): void {
  const at = stage.at + delay;
  const source = stage.audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fade(stage, at, volume, length));
  source.start(at);
  source.stop(at + length);
}

const chord = (stage: Stage, notes: number[], step: number, length: number): void =>
  notes.forEach((note, i) => tone(stage, i * step, note, note, length));

const PLAY: Record<Sound, (stage: Stage) => void> = {
  turn: (s) => chord(s, [587, 880], 0.11, 0.22),
  card: (s) => noise(s, 0, 2400, 0.09, 0.5),
  dice: (s) => {
    for (let i = 0; i < 7; i++) noise(s, i * 0.07 + Math.random() * 0.03, 900 + Math.random() * 900, 0.05, 0.6);
  },
  coin: (s) => chord(s, [1568, 2093], 0.06, 0.16),
  hit: (s) => {
    noise(s, 0, 500, 0.12, 0.9);
    noise(s, 0.02, 3200, 0.06, 0.4);
  },
  hurt: (s) => tone(s, 0, 210, 70, 0.35, 0.2, 'sawtooth'),
  chest: (s) => {
    noise(s, 0, 300, 0.14, 0.8);
    chord(s, [784, 988, 1319], 0.09, 0.25);
  },
  potion: (s) => tone(s, 0, 320, 960, 0.3, 0.14, 'sine'),
  dragon: (s) => {
    tone(s, 0, 95, 45, 0.8, 0.3, 'sawtooth');
    noise(s, 0, 160, 0.7, 0.8);
  },
  level: (s) => chord(s, [392, 523, 659, 784], 0.1, 0.35),
  boss: (s) => {
    noise(s, 0, 120, 0.9, 0.9);
    tone(s, 0.05, 160, 40, 0.7, 0.25, 'sawtooth');
    [392, 523, 784].forEach((note, i) => tone(s, 0.55 + i * 0.12, note, note, 0.5));
  },
  fall: (s) => {
    tone(s, 0, 330, 82, 0.9, 0.2, 'sawtooth');
    noise(s, 0.75, 140, 0.35, 0.9);
  },
  rise: (s) => [196, 294, 392, 587].forEach((note, i) => tone(s, i * 0.14, note, note * 1.02, 0.6, 0.14, 'sine')),
  escape: (s) => {
    for (let i = 0; i < 5; i++) noise(s, i * 0.09, 700 + 150 * i, 0.05, 0.6);
    [659, 880, 1319].forEach((note, i) => tone(s, 0.5 + i * 0.09, note, note, 0.3));
  },
  quest: (s) => chord(s, [440, 554, 659, 880, 1109], 0.09, 0.5),
  win: (s) => chord(s, [523, 659, 784, 1047, 784, 1047], 0.13, 0.35),
  lose: (s) => chord(s, [392, 370, 330, 262], 0.2, 0.4),
};

export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== 'running') return;
  if (!out) {
    out = context.createGain();
    out.connect(context.destination);
  }
  out.gain.value = settings.volume;
  PLAY[sound]({ audio: context, out, at: context.currentTime });
}
