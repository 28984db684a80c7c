import { errorText } from '@sen/domain/errors/errors';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import type { WithActs } from '../../ui/acts.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { type Tab, Tabs } from '../../ui/kit/Tabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import type { Kind } from './moves.tsx';
import { releaseTones } from './tones.ts';
import './promotions.css';

/** What programmes and vouchers have in common as they are shown. */
export type Released = WithActs & {
  _id: string;
  TrangThai: keyof typeof releaseTones;
  NoiDung: string;
  NgayBatDau: string;
  NgayKetThuc: string;
  NgayPhatHanh: string | null;
  NguoiPhatHanh: { ten: string } | null;
  NhomKhachHangs: ReadonlyArray<{ ten: string }>;
  GhiChu: string | null;
};

/** How one of them is shown: its heading, what stands about it beside what both have, further tabs, and where it was applied. */
export type Look = {
  title: string;
  /** After its state. */
  first: ReactNode;
  /** Below its period and for whom it is. */
  limits: ReactNode;
  /** After for whom it is. */
  whom?: ReactNode;
  tabs?: readonly Tab[];
  /** What it was applied to. */
  history: ReactNode;
};

type Props<T extends Released> = {
  kind: Kind;
  /** As long as it is not read. */
  title: string;
  answer: { one: T | null | undefined; error?: unknown; refetch: () => unknown };
  look: (one: T) => Look;
  Form: ComponentType<{ record: T; onDone: () => void; onClose: () => void }>;
  onChanged: () => void;
  onClose: () => void;
};

/** One programme or voucher: what it says, what may be done with it, what it was applied to; written in the same place. */
export function PromotionFrame<T extends Released>({
  kind,
  title,
  answer: { one, error, refetch },
  look,
  Form,
  onChanged,
  onClose,
}: Props<T>) {
  const { t } = useTranslation('promotions');
  const [writing, setWriting] = useState(false);
  const changed = () => {
    setWriting(false);
    void refetch();
    onChanged();
  };
  if (!one)
    return (
      <Modal open title={title} footer={null} onCancel={onClose}>
        {error ? (
          <Alert type="error" title={userMessage(error)} />
        ) : one === null ? (
          <Alert type="info" title={errorText('NOT_FOUND', currentLanguage())} />
        ) : (
          <Loading />
        )}
      </Modal>
    );
  if (writing) return <Form record={one} onDone={changed} onClose={() => setWriting(false)} />;
  const shown = look(one);
  return (
    <Modal open width={820} title={shown.title} footer={null} onCancel={onClose}>
      <p className="promotion-sentence">{one.NoiDung}</p>
      <MoveButtons kind={kind} one={one} onDone={changed} onWrite={() => setWriting(true)} />
      <Tabs
        items={[
          { key: 'about', label: t('tab.about'), children: <About kind={kind} one={one} look={shown} /> },
          ...(shown.tabs ?? []),
          {
            key: 'history',
            label: t('tab.history'),
            children: shown.history,
          },
        ]}
      />
    </Modal>
  );
}

function About({ kind, one, look }: { kind: Kind; one: Released; look: Look }) {
  const { t } = useTranslation('promotions');
  return (
    <div className="promotion-about">
      <p>
        <StateTag tone={releaseTones[one.TrangThai]}>
          {kind.acts.states[one.TrangThai][currentLanguage()]}
        </StateTag>{' '}
        {look.first}
      </p>
      <p>{t('period', { from: formatDate(one.NgayBatDau), to: formatDate(one.NgayKetThuc) })}</p>
      <p>
        {one.NhomKhachHangs.length > 0
          ? t('groups', { names: one.NhomKhachHangs.map(({ ten }) => ten).join(', ') })
          : t('everybody')}
        {look.whom}
      </p>
      {look.limits}
      {one.NgayPhatHanh ? (
        <p className="soft">
          {t('releasedBy', { at: formatDateTime(one.NgayPhatHanh), who: one.NguoiPhatHanh?.ten ?? '' })}
        </p>
      ) : null}
      {one.GhiChu ? <p>{one.GhiChu}</p> : null}
    </div>
  );
}
