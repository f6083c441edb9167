import { BOARD_SETTINGS } from '../boardkit/board.ts';
import { LANGUAGES, type Language } from '../kernel/text.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['step', 'slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a person likes, kept on this device. */
const DEFAULTS = {
  language: 'en' as Language,
  theme: 'auto' as (typeof THEMES)[number],
  /** How events are shown one by one. */
  speed: 'normal' as Speed,
  playForced: true,
  /** Machines give up, or take a draw, when they have long lost. */
  machinesYield: false,
  confirmRolls: true,
  confirmEnds: true,
  handOver: true,
  textView: false,
  sounds: false,
  /** With whose eyes machines are watched: a side, `everything`, or what all know. */
  watchedAs: '',
  ...BOARD_SETTINGS,
};

export type Settings = typeof DEFAULTS;

const NAME = 'heliograph.settings';

function stored(): Partial<Settings> {
  try {
    const data = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    return {};
  }
}

function preferredLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** Takes over only what has the right kind of value. */
function sound(data: Partial<Settings>): Settings {
  const settings: Record<string, unknown> = { ...DEFAULTS, language: preferredLanguage() };
  for (const [key, value] of Object.entries(data)) {
    if (key in DEFAULTS && typeof value === typeof settings[key]) settings[key] = value;
  }
  const { language, theme, speed } = settings as Settings;
  if (!LANGUAGES.includes(language)) settings.language = 'en';
  if (!THEMES.includes(theme)) settings.theme = 'auto';
  if (!SPEEDS.includes(speed)) settings.speed = 'normal';
  return settings as Settings;
}

export const settings: Settings = $state(sound(stored()));

/** Writes settings down whenever they change, and dresses the page in them. Call once. */
export function keepSettings(): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const dress = () => {
    const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', dark ? '#262220' : '#faf4e6');
  };
  night.addEventListener('change', dress);
  $effect.root(() => {
    $effect(() => {
      dress();
      document.documentElement.lang = settings.language;
    });
    $effect(() => {
      try {
        localStorage.setItem(NAME, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
