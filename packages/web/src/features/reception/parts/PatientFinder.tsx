import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useAfterTyping } from '../../../ui/afterTyping.ts';
import { CameraButton } from '../../../ui/CameraButton.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { ScanIcon } from '../../../ui/icons.tsx';
import { AutoComplete } from '../../../ui/kit/AutoComplete.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import type { ReceptionFindQuery } from '../reception.main.gen.ts';

type Found = ReceptionFindQuery['benhNhans'][number];

type Props = {
  find: (keyword: string) => Promise<readonly Found[]>;
  onTake: (id: string) => void;
  /** A text with the signs of a card, which a scanner typed into this field, or a code that the camera read. */
  onScan: (text: string) => void;
  /** Grows with every form that is begun: what was looked for goes with the one before. */
  begun: number;
  inputRef?: Ref<HTMLInputElement>;
};

/** Finds the patient: name without accents, code, phone, citizen id, card; Enter takes the only one that fits. */
export function PatientFinder({ find, onTake, onScan, begun, inputRef }: Props) {
  const { t } = useTranslation('reception');
  const { message } = useNotices();
  const [text, setText] = useState('');
  /** Null: not asked, or no answer yet. That there is nobody is said only when the server said so. */
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [shownFor, setShownFor] = useState(begun);
  const turn = useRef(0);
  const typing = useAfterTyping();
  if (begun !== shownFor) {
    setShownFor(begun);
    setText('');
    setFound(null);
  }

  const ask = async (keyword: string): Promise<readonly Found[]> => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const answer = await find(keyword);
      if (mine !== turn.current) return [];
      setFound(answer);
      return answer;
    } catch (error) {
      if (mine === turn.current) message.error(userMessage(error));
      return [];
    }
  };
  const change = (keyword: string) => {
    setText(keyword);
    typing.stop();
    turn.current += 1;
    if (found?.length === 0 || keyword.trim().length < 2 || keyword.includes('|')) setFound(null);
    if (keyword.trim().length >= 2 && !keyword.includes('|')) typing.run(() => void ask(keyword));
  };
  const take = (id: string) => {
    setText('');
    setFound(null);
    onTake(id);
  };
  const enter = async () => {
    typing.stop();
    const keyword = text.trim();
    if (keyword.includes('|')) {
      setText('');
      onScan(keyword);
      return;
    }
    if (keyword.length < 2) return;
    const [first, second] = await ask(keyword);
    if (first && !second) take(first._id);
  };
  return (
    <div className="with-camera patient-finder">
      <AutoComplete
        value={text}
        options={(found ?? []).map((one) => ({ value: one._id, label: <FoundLine patient={one} /> }))}
        onChange={(value: string) => {
          if (!found?.some((one) => one._id === value)) change(value);
        }}
        onSelect={take}
        popupMatchSelectWidth={520}
        notFoundContent={found === null ? null : t('nobodyFound')}
      >
        <Input
          {...(inputRef ? { ref: inputRef } : {})}
          size="large"
          allowClear
          prefix={<ScanIcon />}
          suffix={<kbd>F3</kbd>}
          placeholder={t('finderHint')}
          aria-label={t('finderHint')}
          onPressEnter={() => void enter()}
        />
      </AutoComplete>
      <CameraButton onScan={onScan} main />
    </div>
  );
}

function FoundLine({ patient }: { patient: Found }) {
  const { t } = useTranslation();
  return (
    <span className="found-line">
      <span>
        <strong>{patient.TenBenhNhan}</strong> · {t(`sex.${patient.GioiTinh}`)} ·{' '}
        {patient.NgaySinh ? formatDate(patient.NgaySinh) : patient.NamSinh}
      </span>
      <small>{[patient.MaYTe, patient.SoDienThoai, patient.fullAddress].filter(Boolean).join(' · ')}</small>
    </span>
  );
}
