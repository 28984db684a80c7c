import { useTranslation } from 'react-i18next';

type Props = {
  value: string;
  /** Digits at most. */
  most: number;
  onChange: (value: string) => void;
  /** Null while what stands there is not enough. */
  onDone: (() => void) | null;
  done: string;
  label: string;
  /** Dots in the place of the digits. */
  secret?: boolean;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Digits on the screen. */
export function Keypad({ value, most, onChange, onDone, done, label, secret = false }: Props) {
  const { t } = useTranslation('kiosk');
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      className="kiosk-key"
      onClick={() => onChange((value + digit).slice(0, most))}
    >
      {digit}
    </button>
  );
  return (
    <div className="kiosk-keypad">
      <output className="kiosk-typed" aria-label={label}>
        {secret ? '•'.repeat(value.length) : value}
      </output>
      <div className="kiosk-keys">
        {digits.map(key)}
        <button
          type="button"
          className="kiosk-key"
          aria-label={t('deleteDigit')}
          onClick={() => onChange(value.slice(0, -1))}
        >
          ⌫
        </button>
        {key('0')}
        <button type="button" className="kiosk-key" aria-label={t('deleteAll')} onClick={() => onChange('')}>
          C
        </button>
      </div>
      <button type="button" className="kiosk-button primary" disabled={!onDone} onClick={() => onDone?.()}>
        {done}
      </button>
    </div>
  );
}
