import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput, type DecimalInputProps } from '../../../ui/DecimalInput.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Sparkline } from '../../../ui/Sparkline.tsx';
import { useVitalCourse, type VitalFacts, type VitalName } from '../useVitalCourse.ts';

type Props = {
  name: VitalName;
  facts: VitalFacts;
  /** The larger chart of this sign is open. */
  open: boolean;
  onOpen: () => void;
};

/** A vital sign; one outside the band of the patient's age is marked, with an arrow and in words for a screen reader. */
export function VitalField({ name, facts, open, onOpen }: Props) {
  const { t } = useTranslation('examination');
  const { side, hasEarlier, last, ...course } = useVitalCourse(name, facts);
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
      {hasEarlier ? (
        <DrawnInput
          course={course}
          last={t('vital.before', { value: last })}
          label={t('vital.courseOf', { name: t(`vital.name.${name}`) })}
          open={open}
          onOpen={onOpen}
        />
      ) : (
        <DecimalInput />
      )}
    </Form.Item>
  );
}

type DrawnProps = DecimalInputProps & {
  course: ComponentProps<typeof Sparkline>;
  /** The value of last time, in words. */
  last: string;
  label: string;
  open: boolean;
  onOpen: () => void;
};

/** The field with the course of its value, which opens the larger chart. */
function DrawnInput({ course, last, label, open, onOpen, ...input }: DrawnProps) {
  return (
    <span className="vital-input">
      <DecimalInput {...input} />
      <button
        type="button"
        className="vital-course"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={onOpen}
      >
        <Sparkline {...course} />
      </button>
      <small className="soft">{last}</small>
    </span>
  );
}
