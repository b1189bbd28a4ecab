// Modules that the build makes up; see vite.config.ts.

/** A drawing of game-icons.net on a field of 512 × 512, as the `d` of one path. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
