import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { dayPlus, formatDate, today } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useOneAtATime } from '../../../ui/useOneAtATime.ts';
import { firstFreeDay, outcomeOf, type PriceList } from '../lists.ts';
import { ReleasePriceListDocument } from '../pricing.main.gen.ts';

type Props = {
  lists: readonly PriceList[];
  list: PriceList;
  /** Saves what was typed first; false when it could not be saved, and the screen says why. */
  save: () => Promise<boolean>;
  onDone: (day: string) => void;
  onClose: () => void;
};

/** From which day a list holds; says before which list ends when, and after what the server refuses. */
export function ReleaseDialog({ lists, list, save, onDone, onClose }: Props) {
  const { t } = useTranslation('pricing');
  const [day, setDay] = useState<string | null>(() => firstFreeDay(lists, list, today()));
  const [failure, setFailure] = useState<string | null>(null);
  const [release] = useMutation(ReleasePriceListDocument);
  const isDay = day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);
  const outcome = isDay ? outcomeOf(lists, list, day) : null;

  const { run: submit, busy } = useOneAtATime(async () => {
    if (!isDay) return setFailure(t('dayNeeded'));
    setFailure(null);
    try {
      if (!(await save())) return onClose();
      await release({ variables: { id: list._id, TuNgay: day } });
      onDone(day);
    } catch (error) {
      setFailure(userMessage(error));
    }
  });
  return (
    <Modal
      open
      title={t('releaseTitle', { name: list.TenBangGia })}
      okText={t('release')}
      cancelText={t('back')}
      confirmLoading={busy}
      okButtonProps={{ disabled: Boolean(outcome?.inTheWay) }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('firstDay')} htmlFor="release-day" required>
          <DateField
            id="release-day"
            autoFocus
            value={day}
            onChange={setDay}
            onPressEnter={() => void submit()}
          />
        </Form.Item>
      </Form>
      {isDay && outcome ? (
        <ul className="price-outcome">
          {outcome.inTheWay ? (
            <li className="price-wrong">
              {t('inTheWay', { name: outcome.inTheWay.TenBangGia, day: formatDate(outcome.inTheWay.TuNgay) })}
            </li>
          ) : (
            <li>{t('holdsFrom', { name: list.TenBangGia, day: formatDate(day) })}</li>
          )}
          {outcome.ends ? (
            <li>{t('ends', { name: outcome.ends.TenBangGia, day: formatDate(dayPlus(day, -1)) })}</li>
          ) : null}
          <li>{t('keptOrders')}</li>
        </ul>
      ) : null}
      {failure === null ? null : <Alert type="error" role="alert" title={failure} />}
    </Modal>
  );
}
