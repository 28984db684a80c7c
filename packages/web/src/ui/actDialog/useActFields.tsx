import type { Issue } from '@sen/domain/catalogue/validate';
import type { ErrorCode } from '@sen/domain/errors/errors';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { Form } from '../kit/Form.tsx';
import { issueText } from '../useIssues.ts';

/** What a dialogue asks besides the reason: one line of text, which is never kept on the device. */
export type ActField = {
  /** The path by which a refusal names it. */
  path: string;
  label: string;
  /** What stands there at first. */
  first?: string;
  /** What is wrong with it before it is sent; a line that is empty is missing. */
  check?: (text: string) => ErrorCode | null;
  draw: (props: ActFieldProps) => ReactNode;
};
export type ActFieldProps = {
  id: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** For a control that gives its text without an event. */
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const idOf = (path: string) => `act-${path}`;

/** The fields of a dialogue under its reason: what was typed, what is wrong, and the first wrong one. */
export function useActFields(fields: readonly ActField[], onEnter: () => void) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const textOf = (path: string) => given[path] ?? fields.find((one) => one.path === path)?.first ?? '';
  const type = (path: string, text: string) => setGiven((before) => ({ ...before, [path]: text }));
  const helpOf = (path: string) => {
    const issue = issues.find((one) => one.path === path);
    return issue ? issueText(issue, currentLanguage()) : null;
  };
  return {
    given: Object.fromEntries(fields.map(({ path }) => [path, textOf(path)])),
    holds: (path: string) => fields.some((one) => one.path === path),
    /** Marks what is wrong; the id of the first field that is. */
    mark: (found: readonly Issue[]) => {
      setIssues(found);
      const first = fields.find(({ path }) => found.some((one) => one.path === path));
      return first ? idOf(first.path) : null;
    },
    check: (): Issue[] =>
      fields.flatMap(({ path, check }) => {
        const text = textOf(path).trim();
        const code = text === '' ? 'REQUIRED' : (check?.(text) ?? null);
        return code ? [{ path, code }] : [];
      }),
    drawn: fields.map(({ path, label, draw }) => (
      <Form.Item
        key={path}
        label={label}
        htmlFor={idOf(path)}
        required
        validateStatus={helpOf(path) ? 'error' : ''}
        help={helpOf(path)}
      >
        {draw({
          id: idOf(path),
          value: textOf(path),
          onChange: (event) => type(path, event.target.value),
          onText: (text) => type(path, text),
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            onEnter();
          },
        })}
      </Form.Item>
    )),
  };
}
