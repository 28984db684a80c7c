import { type Birth, yearsOn } from '@sen/domain/ages/age';
import { outOfBand } from '@sen/domain/vitals/band';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import type { vitalFields } from '../examValues.ts';

type Props = {
  name: (typeof vitalFields)[number];
  birth: Birth | null;
  /** The day of the examination, YYYY-MM-DD. */
  day: string;
};

/** A vital sign; one outside the band of the patient's age is marked, with an arrow and in words for a screen reader. */
export function VitalField({ name, birth, day }: Props) {
  const { t } = useTranslation('examination');
  const form = Form.useFormInstance();
  const typed = Form.useWatch(name, form);
  const value = typed === null || typed === undefined || typed === '' ? null : Number(typed);
  const side = birth ? outOfBand(name, value, yearsOn(birth, day)) : null;
  return (
    <Form.Item
      name={name}
      className={side ? `vital ${side}` : 'vital'}
      label={
        <>
          {t(`field.${name}`)}
          {side ? (
            <strong className="vital-side">
              <span aria-hidden="true">{side === 'high' ? ' ↑' : ' ↓'}</span>
              <span className="visually-hidden">: {t(`vital.${side}`)}</span>
            </strong>
          ) : null}
        </>
      }
    >
      <DecimalInput />
    </Form.Item>
  );
}
