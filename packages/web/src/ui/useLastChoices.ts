import { usePreference } from './preferences.ts';

type Choices = Readonly<Record<string, string>>;

const keptMax = 200;
const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && Object.values(value).every((id) => typeof id === 'string');
const none: Choices = {};

/** What this person chose last, by what it was chosen for; at every desk where the person signs in. */
export function useLastChoices(name: 'noi-thuc-hien' | 'thiet-bi' | 'nguoi-thuc-hien' | 'loai-gia'): {
  of: (about: string) => string | undefined;
  remember: (about: string, chosen: string) => void;
} {
  const [choices, keep] = usePreference<Choices>(name, none, isChoices, { follows: true });
  return {
    of: (about) => choices[about],
    remember: (about, chosen) => {
      const others = Object.entries(choices).filter(([id]) => id !== about);
      keep(Object.fromEntries([...others, [about, chosen]].slice(-keptMax)));
    },
  };
}
