import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { Radio } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { patientFieldLabel } from '../../patients/fieldLabel.ts';
import type { Difference, FoundField } from '../foundCard.ts';
import type { ReceptionValues } from '../receptionValues.ts';

type Props = {
  differences: readonly Difference[];
  /** Name of the facility that the found card is registered at. */
  facility: string | null;
  onClose: () => void;
  /** The fields that are taken from the card. */
  onTake: (taken: Partial<ReceptionValues>) => void;
};

/** Where the form says otherwise than the card that was found: each field is kept until the card is chosen. */
export default function CardDifferences({ differences, facility, onClose, onTake }: Props) {
  const { t } = useTranslation('reception');
  const [chosen, setChosen] = useState<ReadonlySet<FoundField>>(new Set());
  const label = (field: FoundField) =>
    patientFieldLabel(field) ?? (field === 'KhuVucSinhSong' ? t('area') : field);
  const text = (field: FoundField, value: string, isFound: boolean) => {
    if (field === 'GioiTinh') return t(`sex.${value}`, { ns: 'common' });
    if (field === 'BenhVien_KCB_Id') return isFound ? (facility ?? value) : t('lookUp.facilityOfForm');
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
  };
  const choose = (field: FoundField, card: boolean) =>
    setChosen((before) => new Set(card ? [...before, field] : [...before].filter((one) => one !== field)));
  return (
    <Modal
      open
      title={t('lookUp.differs')}
      okText={t('lookUp.takeChosen')}
      cancelText={t('lookUp.keepMine')}
      onCancel={onClose}
      onOk={() =>
        onTake(
          Object.fromEntries(
            differences.flatMap(({ field, found }) => (chosen.has(field) ? [[field, found]] : [])),
          ),
        )
      }
    >
      <p className="soft">{t('lookUp.differsText')}</p>
      {differences.map(({ field, mine, found }) => (
        <fieldset key={field} className="card-difference">
          <legend>{label(field)}</legend>
          <Radio name={field} checked={!chosen.has(field)} onChange={() => choose(field, false)}>
            {t('lookUp.mine')}: <strong>{text(field, mine, false)}</strong>
          </Radio>
          <Radio name={field} checked={chosen.has(field)} onChange={() => choose(field, true)}>
            {t('lookUp.onCard')}: <strong>{text(field, found, true)}</strong>
          </Radio>
        </fieldset>
      ))}
    </Modal>
  );
}
