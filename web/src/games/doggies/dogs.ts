/** Looks of the six dogs: coat, ears and eyes. Hat.svelte draws their hats. */
export interface Coat {
  fur: string;
  shade: string;
  muzzle: string;
  ears: 'floppy' | 'pointed' | 'folded' | 'long' | 'shaggy';
  earInk: string;
  eye: string;
  /** Light behind the head. */
  ground: string;
}

export const COATS: Record<string, Coat> = {
  joan: { fur: '#efd29a', shade: '#cfa868', muzzle: '#fbeccb', ears: 'floppy', earInk: '#d9b06a', eye: '#3a2413', ground: '#3d5687' },
  bonk: { fur: '#c19468', shade: '#8e6540', muzzle: '#f3e2cd', ears: 'folded', earInk: '#8e6540', eye: '#2b1a10', ground: '#7d3b2c' },
  ruta: { fur: '#eef3f8', shade: '#8795a8', muzzle: '#ffffff', ears: 'pointed', earInk: '#8795a8', eye: '#2f86c9', ground: '#2d6c82' },
  sharik: { fur: '#cf6a34', shade: '#9c4519', muzzle: '#f0b27c', ears: 'shaggy', earInk: '#9c4519', eye: '#2c1406', ground: '#6b2f63' },
  pluto: { fur: '#40363d', shade: '#2a2228', muzzle: '#c08347', ears: 'pointed', earInk: '#2a2228', eye: '#f0c64a', ground: '#7a6a3a' },
  robin: { fur: '#fff4e2', shade: '#a9642f', muzzle: '#ffffff', ears: 'long', earInk: '#8a4d20', eye: '#3a2413', ground: '#3c6b3f' },
};
