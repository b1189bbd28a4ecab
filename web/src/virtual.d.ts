// Modules that the build makes up; see vite.config.ts.

/** A drawing of game-icons.net on a field of 512 × 512, as the `d` of one path. */
declare module 'icon:*' {
  const path: string;
  export default path;
}

/** Titles of the games: by language, then by game. */
declare module 'game:titles' {
  const titles: Record<string, Record<string, string>>;
  export default titles;
}
