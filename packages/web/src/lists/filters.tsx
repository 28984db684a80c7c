import type { Label } from '@sen/domain/catalogue/catalogue';
import { RefPicker } from '../catalogue/RefPicker.tsx';
import { currentLanguage } from '../session/i18n.ts';
import { type Session, useSession } from '../session/useSession.ts';
import { DateRange } from '../ui/DateRange.tsx';
import { dayPlus, isDay } from '../ui/dateText.ts';
import type { Entry } from '../ui/entry.ts';
import { Button } from '../ui/kit/Button.tsx';
import { Segmented } from '../ui/kit/choices.tsx';
import { Select } from '../ui/kit/Select.tsx';
import { type DayRange, daysOf } from '../ui/periods.ts';
import type { FilterProps, FilterSpec, ListFilter } from './listDef.ts';

/** Variables of one name: of what the filter chooses. */
type Of<K extends string, T> = Readonly<Record<K, T>>;
const of = <K extends string, T>(key: K, value: T) => ({ [key]: value }) as Of<K, T>; // the key is the one given

/** A filter of whatever it is chosen by. */
export function filterOf<V, T>(spec: FilterSpec<V, T>): ListFilter<V> {
  return spec as ListFilter<V>; // a list gives a filter back what that filter chose, and nothing else
}

/** The days that a list begins with, seen from today. */
export const today = (day: string): DayRange => ({ from: day, to: day });
export const thisMonth = (day: string): DayRange => daysOf('month', day);
export const around =
  (back: number, ahead = 0) =>
  (day: string): DayRange => ({ from: dayPlus(day, -back), to: dayPlus(day, ahead) });

/**
 * Days from and to, first those of the address (`tu`, `den`); until others are chosen, the usual ones of today, also after midnight on a
 * screen that stays open.
 */
export function period(usual: (day: string) => DayRange): ListFilter<Of<'tuNgay' | 'denNgay', string>>;
export function period<A extends string, B extends string>(
  usual: (day: string) => DayRange,
  from: A,
  to: B,
): ListFilter<Of<A | B, string>>;
export function period(usual: (day: string) => DayRange, from = 'tuNgay', to = 'denNgay') {
  return filterOf<Of<string, string>, DayRange>({
    key: from,
    first: (_session, address) => daysIn(address),
    variables: (value, day) => {
      const range = value ?? usual(day);
      return { [from]: range.from, [to]: range.to };
    },
    draw: ({ value, day, onChange }) => {
      const { from: first, to: last } = usual(day);
      return (
        <DateRange
          value={value ?? usual(day)}
          onChange={(range) => onChange(range.from === first && range.to === last ? null : range)}
        />
      );
    },
  });
}

function daysIn(address: URLSearchParams): DayRange | null {
  const [from, to] = [address.get('tu'), address.get('den')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** The states as tabs, all of them at first, each with how many there are; keys of its label and of the tab for all. */
export function states<S extends string, K extends string>(
  key: K,
  labels: Readonly<Record<S, Label>>,
  { label, all }: { label: string; all: string },
): ListFilter<Of<K, S | null>> {
  const known = Object.keys(labels) as S[]; // its keys
  return filterOf<Of<K, S | null>, S>({
    key,
    under: true,
    variables: (value) => of(key, value),
    draw: ({ value, onChange, counts, t }) => (
      <Segmented<S | typeof everyState>
        aria-label={t(label)}
        value={value ?? everyState}
        onChange={(next) => onChange(next === everyState ? null : next)}
        options={[
          { value: everyState, label: t(all) },
          ...known.map((state) => ({
            value: state,
            label: `${labels[state][currentLanguage()]}${counts ? ` (${counts[state] ?? 0})` : ''}`,
          })),
        ]}
      />
    ),
  });
}
const everyState = 'TatCa';

/** One entry of a catalogue; `fits` hides those that cannot be chosen. */
export function entry<K extends string>(
  key: K,
  to: string,
  label: string,
  fits?: (entry: Entry) => boolean,
): ListFilter<Of<K, string | null>> {
  return filterOf<Of<K, string | null>, string>({
    key,
    variables: (value) => of(key, value),
    draw: ({ value, onChange, t }) => (
      <div className="list-screen-choice">
        <RefPicker
          to={to}
          value={value}
          onChange={(id) => onChange(id)}
          placeholder={t(label)}
          aria-label={t(label)}
          {...(fits ? { filter: fits } : {})}
        />
      </div>
    ),
  });
}

/** A person of the staff. */
export const person = <K extends string>(key: K, label: string) => entry(key, 'NhanVien', label);

/** A place of a category, such as ROOM. */
export const place = <K extends string>(key: K, label: string, category: string) =>
  entry(key, 'Node', label, (one) => one['category'] === category);

/** The signed-in person, by one press, for the filter of the same key. */
export function mine(key: string, label: string): ListFilter<object> {
  return filterOf<object, string>({
    key,
    variables: () => ({}),
    draw: (props) => <Mine {...props} label={label} />,
  });
}

function Mine({ value, onChange, t, label }: FilterProps<string> & { label: string }) {
  const me = useSession().user.employee?._id ?? null;
  if (me === null) return null;
  return (
    <Pressed pressed={value === me} onPress={() => onChange(value === me ? null : me)}>
      {t(label)}
    </Pressed>
  );
}

/** Only some rows, by one press; its text says their count of that name. */
export function only<K extends string>(key: K, label: string, count: string): ListFilter<Of<K, boolean>> {
  return filterOf<Of<K, boolean>, true>({
    key,
    variables: (value) => of(key, value === true),
    draw: ({ value, onChange, counts, t }) => (
      <Pressed pressed={value === true} onPress={() => onChange(value ? null : true)}>
        {t(label, { count: counts?.[count] ?? 0 })}
      </Pressed>
    ),
  });
}

/** One of some values, in a list that opens. */
export function choice<K extends string, S extends string>(
  key: K,
  labels: Readonly<Record<S, Label>>,
  label: string,
): ListFilter<Of<K, S | null>> {
  const known = Object.keys(labels) as S[]; // its keys
  return filterOf<Of<K, S | null>, S>({
    key,
    variables: (value) => of(key, value),
    draw: ({ value, onChange, t }) => (
      <div className="list-screen-choice">
        <Select
          allowClear
          aria-label={t(label)}
          placeholder={t(label)}
          value={value}
          onChange={(next) => onChange(next ?? null)}
          options={known.map((one) => ({ value: one, label: labels[one][currentLanguage()] }))}
        />
      </div>
    ),
  });
}

/** A filter without whose value nothing is asked: the text `until` is shown instead. It may begin with a value of the session. */
export function required<K extends string>(
  filter: ListFilter<Of<K, string | null>>,
  until: string,
  first: (session: Session) => string | null = () => null,
): ListFilter<Of<K, string>> {
  const { variables } = filter;
  return { ...filter, first, until, variables: (value, day) => variables(value ?? '', day) as Of<K, string> }; // of a text
}

type PressedProps = { pressed: boolean; onPress: () => void; children: string };

function Pressed({ pressed, onPress, children }: PressedProps) {
  return (
    <Button aria-pressed={pressed} type={pressed ? 'primary' : 'default'} onClick={onPress}>
      {children}
    </Button>
  );
}
