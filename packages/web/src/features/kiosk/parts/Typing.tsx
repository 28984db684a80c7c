import { typedNumber } from '@sen/domain/kiosk/sameHolder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Keypad } from './Keypad.tsx';

type NumberProps = {
  /** The number that was typed or read already. */
  number: string | null;
  onNumber: (number: string) => void;
  onYear: (number: string, year: number) => void;
};

/** The citizen id, card or phone, then the year of birth. */
export function TypeNumber({ number, onNumber, onYear }: NumberProps) {
  const { t } = useTranslation('kiosk');
  const [text, setText] = useState('');
  const [year, setYear] = useState('');
  if (number !== null)
    return (
      <section>
        <h1>{t('yearOfBirth')}</h1>
        <p className="kiosk-hint">{t('yearHow')}</p>
        <Keypad
          value={year}
          most={4}
          onChange={setYear}
          label={t('yearOfBirth')}
          done={t('next')}
          onDone={/^(?:19|20)\d{2}$/.test(year) ? () => onYear(number, Number(year)) : null}
        />
      </section>
    );
  return (
    <section>
      <h1>{t('typeNumber')}</h1>
      <p className="kiosk-hint">{t('typeHow')}</p>
      <Keypad
        value={text}
        most={12}
        onChange={setText}
        label={t('typeNumber')}
        done={t('next')}
        onDone={typedNumber(text) ? () => onNumber(text) : null}
      />
    </section>
  );
}

/** The phone of a new person. */
export function TypePhone({ onPhone }: { onPhone: (phone: string) => void }) {
  const { t } = useTranslation('kiosk');
  const [phone, setPhone] = useState('');
  return (
    <section>
      <h1>{t('phone')}</h1>
      <p className="kiosk-hint">{t('phoneWhy')}</p>
      <Keypad
        value={phone}
        most={10}
        onChange={setPhone}
        label={t('phone')}
        done={t('next')}
        onDone={/^0\d{9}$/.test(phone) ? () => onPhone(phone) : null}
      />
    </section>
  );
}
