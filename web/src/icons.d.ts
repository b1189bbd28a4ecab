/** A drawing of game-icons.net on a field of 512 × 512, as the `d` of one path (see vite.config.ts). */
declare module 'icon:*' {
  const path: string;
  export default path;
}
