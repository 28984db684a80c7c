import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BegunProps } from '../../lists/listDef.ts';
import { userMessage } from '../../session/userMessage.ts';
import { dayPlus, formatDate, today } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Money } from '../../ui/Money.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import AskExemption from './AskExemption.tsx';
import { ExemptionVisitsDocument } from './exemptions.main.gen.ts';
import './exemptions.css';

/** Visits of so many days are searched. */
const searchedDays = 30;
const shortest = 2;
const typingPause = 300;

/** A request begun from the desk: first the visit, found by name or code, or the one in the address. */
export default function NewExemption({ of, onDone, onClose }: BegunProps) {
  const { t } = useTranslation('exemptions');
  const [chosen, setChosen] = useState<string | null>(of || null);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), typingPause);
  const endDate = today();
  const { data, error } = useQuery(ExemptionVisitsDocument, {
    variables: { keyword, startDate: dayPlus(endDate, -searchedDays), endDate },
    skip: keyword.length < shortest,
    fetchPolicy: 'network-only',
  });
  if (chosen) return <AskExemption TiepNhan_Id={chosen} onDone={onDone} onClose={onClose} />;
  const visits = keyword.length < shortest ? null : (data?.danhSach.data ?? null);
  return (
    <Modal open title={t('begin')} footer={null} onCancel={onClose}>
      <label htmlFor="exemption-visit">{t('findVisit')}</label>
      <Input
        id="exemption-visit"
        autoFocus
        value={typed}
        placeholder={t('findVisitHint')}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => {
          const [only, ...others] = visits ?? [];
          if (only && others.length === 0) setChosen(only.TiepNhan_Id);
        }}
      />
      {error ? <Alert type="error" title={userMessage(error)} /> : null}
      {visits?.length === 0 ? <p className="soft">{t('noVisit', { days: searchedDays })}</p> : null}
      <ul className="exemption-visits">
        {(visits ?? []).map((one) => (
          <li key={one.TiepNhan_Id}>
            <span>
              <strong>{one.TenBenhNhan}</strong> {one.MaYTe}
              <small>
                {one.MaTiepNhan} · {formatDate(one.NgayTiepNhan)} · {t('patientPays')}{' '}
                <Money value={one.BenhNhanTT} />
              </small>
            </span>
            <Button size="small" onClick={() => setChosen(one.TiepNhan_Id)}>
              {t('choose')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
