/** Settings that the browser remembers. */
import { languages } from '../../gen/messages';

export type Language = (typeof languages)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];
export type Contrast = 'normal' | 'high';

interface Settings {
  language: Language;
  sound: boolean;
  volume: number;
  speed: Speed;
  contrast: Contrast;
  /** True if the list of moves is open beside the board. */
  moves: boolean;
}

const KEY = 'undercroft.settings';
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 };

function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code);
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function initial(): Settings {
  const kept = remembered();
  const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return {
    language: isLanguage(kept.language) ? kept.language : (wished ?? 'en'),
    sound: kept.sound ?? true,
    volume: kept.volume ?? 0.6,
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? 'normal',
    contrast: kept.contrast === 'high' ? 'high' : 'normal',
    moves: kept.moves ?? false,
  };
}

export const settings = $state(initial());

/** Keeps the page and the browser's memory in step with the settings; started once, by the root of the client. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.contrast = settings.contrast;
    root.toggleAttribute('data-still', pace() === 0);
    root.style.setProperty('--pace', String(pace()));
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A frame of another site may have no memory.
    }
  });
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
let wantsStill = $state(still.matches);
still.addEventListener('change', () => (wantsStill = still.matches));

/** The factor on every duration: 0 where motion is not wanted. */
export function pace(): number {
  return wantsStill ? 0 : PACE[settings.speed];
}
