import { useState, useSyncExternalStore } from 'react';

export type FieldName = string | readonly (string | number)[];
type Values = Record<string, unknown>;
/** What is wrong with a value, as text, or null. */
export type Rule = (value: unknown, values: Values) => string | null;

/** The values of a form, what is wrong with them, and who listens. */
export type FormInstance<V extends object = Values> = {
  getFieldValue: <K extends keyof V & string>(name: K) => V[K] | undefined;
  /** The values of the fields that are shown; with `true` all that were ever set. */
  getFieldsValue: (all?: true) => V;
  setFieldValue: <K extends keyof V & string>(name: K, value: V[K]) => void;
  setFieldsValue: (values: Partial<V>) => void;
  setFields: (fields: ReadonlyArray<{ name: FieldName; errors: readonly string[] }>) => void;
  /** Back to the first values, with nothing wrong. */
  resetFields: () => void;
  scrollToField: (name: FieldName, where?: ScrollIntoViewOptions) => void;
  inside: FormInside;
};

/** What the parts of a form use of it. */
export type FormInside = {
  /** The id of the input of a field; another form on the same page has its own. */
  idOf: (name: FieldName) => string;
  subscribe: (listener: () => void) => () => void;
  value: (name: string) => unknown;
  errors: (name: string) => readonly string[];
  /** A user changed a field: told to the form. */
  typed: (name: string, value: unknown) => void;
  /** A field is shown; answers how it goes away. */
  shown: (name: string, rules: () => readonly Rule[]) => () => void;
  start: (values: Values) => void;
  listen: (onTyped: (changed: Values, all: Values) => void) => void;
  /** Asks the rules of all fields; whether nothing is wrong. */
  check: () => boolean;
};

const none: readonly string[] = [];

/** The rule of a field that must have a value: says `text` when it has none. */
export function filled(text: string): Rule {
  return (value) => (value === undefined || value === null || value === '' ? text : null);
}

/** The id of the input of a field: ['lines', 0, 'SoLuong'] is 'lines_0_SoLuong'. */
export function fieldId(name: FieldName): string {
  return typeof name === 'string' ? name : name.join('_');
}

/** A form's store; a form keeps one for its life (`useForm`). `ids` begins the ids of its inputs. */
export function makeForm(ids = ''): FormInstance {
  let values: Values = {};
  let first: Values = {};
  let started = false;
  let wrong: Record<string, readonly string[]> = {};
  let tell: (changed: Values, all: Values) => void = () => undefined;
  const idOf = (name: FieldName) => `${ids}${fieldId(name)}`;
  const listeners = new Set<() => void>();
  const fields = new Map<string, { count: number; rules: () => readonly Rule[] }>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const shownValues = () => Object.fromEntries([...fields.keys()].map((name) => [name, values[name]]));
  const put = (next: Values) => {
    values = { ...values, ...next };
    // what was wrong with an older value says nothing about this one
    wrong = Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in next)));
    changed();
  };
  /** Asks the rules of fields; what the server refused of a field without rules stays. */
  const judge = (names: readonly string[]) => {
    for (const name of names) {
      const rules = fields.get(name)?.rules() ?? [];
      if (rules.length === 0) continue;
      const text = rules.map((rule) => rule(values[name], values)).find((one) => one !== null);
      wrong = { ...wrong, [name]: text ? [text] : none };
    }
  };
  return {
    getFieldValue: (name) => values[name],
    getFieldsValue: (all) => (all ? values : shownValues()),
    setFieldValue: (name, value) => put({ [name]: value }),
    setFieldsValue: put,
    setFields: (list) => {
      wrong = { ...wrong, ...Object.fromEntries(list.map(({ name, errors }) => [fieldId(name), errors])) };
      changed();
    },
    resetFields: () => {
      values = first;
      wrong = {};
      changed();
    },
    scrollToField: (name, where) => document.getElementById(idOf(name))?.scrollIntoView(where),
    inside: {
      idOf,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      value: (name) => values[name],
      errors: (name) => wrong[name] ?? none,
      typed: (name, value) => {
        values = { ...values, [name]: value };
        // its own rules, and those of fields that were refused: a repetition is right once the other one is
        judge([name, ...Object.keys(wrong).filter((other) => wrong[other]?.length)]);
        changed();
        tell({ [name]: value }, shownValues());
      },
      shown: (name, rules) => {
        fields.set(name, { count: (fields.get(name)?.count ?? 0) + 1, rules });
        return () => {
          const left = (fields.get(name)?.count ?? 1) - 1;
          if (left === 0) fields.delete(name);
          else fields.set(name, { count: left, rules });
        };
      },
      start: (given) => {
        if (started) return;
        started = true;
        first = given;
        values = { ...given, ...values };
      },
      listen: (onTyped) => {
        tell = onTyped;
      },
      check: () => {
        judge([...fields.keys()]);
        changed();
        return [...fields].every(([name, { rules }]) => rules().length === 0 || !wrong[name]?.length);
      },
    },
  };
}

/** A form's store for the life of a component, as `[form]`; `ids` where it stands over another form with the same fields. */
export function useForm<V extends object = Values>(ids?: string): [FormInstance<V>] {
  // the store keeps whatever it is given; what the fields of this form are, its caller says
  const [form] = useState(() => makeForm(ids) as unknown as FormInstance<V>);
  return [form];
}

/** The value of a field, live. */
export function useWatch<V extends object, K extends keyof V & string>(
  name: K,
  form: FormInstance<V>,
): V[K] | undefined {
  return useSyncExternalStore(form.inside.subscribe, () => form.getFieldValue(name));
}
