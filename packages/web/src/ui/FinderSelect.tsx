import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../session/userMessage.ts';
import { useAfterTyping } from './afterTyping.ts';
import { useNotices } from './kit/noticeStore.ts';
import { Select } from './kit/Select.tsx';
import { useEarlyEnter } from './useEarlyEnter.ts';

export type Found = { value: string; label: string; disabled?: boolean };

type Props = {
  value: string | null;
  /** How the value is shown before anything was searched. */
  known: string | null;
  find: (text: string) => Promise<readonly Found[]>;
  /** The value, and how it was shown. */
  onChange: (value: string | null, label: string | null) => void;
  autoFocus?: boolean;
  'aria-label': string;
};

/** Picks one of what the server finds for a text, with the keyboard. */
export function FinderSelect({ value, known, find, onChange, ...rest }: Props) {
  const { t } = useTranslation();
  const { message } = useNotices();
  const [found, setFound] = useState<readonly Found[]>([]);
  const [picked, setPicked] = useState<Found | null>(null);
  const [loading, setLoading] = useState(false);
  const turn = useRef(0);
  const typing = useAfterTyping();
  const onKey = useEarlyEnter(loading);

  const ask = async (text: string) => {
    turn.current += 1;
    const mine = turn.current;
    setLoading(true);
    try {
      const answer = await find(text);
      if (mine !== turn.current) return;
      setFound(answer);
    } catch (error) {
      // without an answer nobody knows whether there is something
      if (mine !== turn.current) return;
      message.error(userMessage(error));
    }
    setLoading(false);
  };
  const search = (text: string) => {
    typing.stop();
    // the fits of an older text must not be picked with Enter while the new ones are on their way
    turn.current += 1;
    setFound([]);
    setLoading(text !== '');
    if (text !== '') typing.run(() => void ask(text));
  };
  const options = [...found];
  if (value && !options.some((one) => one.value === value)) {
    const own = picked?.value === value ? picked.label : known;
    options.push({ value, label: own ?? `…${value.slice(-6)}` });
  }
  return (
    <Select
      {...rest}
      style={{ width: '100%' }}
      value={value}
      allowClear
      loading={loading}
      options={options}
      placeholder={rest['aria-label']}
      showSearch={{ filterOption: false, onSearch: search }}
      onInputKeyDown={onKey}
      onChange={(id: string | undefined) => {
        const one = found.find((other) => other.value === id) ?? null;
        setPicked(one);
        onChange(id ?? null, one?.label ?? null);
      }}
      notFoundContent={loading ? t('loading') : t('nothingFound')}
      popupMatchSelectWidth={false}
    />
  );
}
