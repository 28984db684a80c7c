import { useMutation } from '@apollo/client/react';
import { capCuuActs, tuTrangActs } from '@sen/domain/emergency/capCuu';
import { mucCapCuu, mucCapCuus, phuongTienDen } from '@sen/domain/emergency/phanLoai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { allows } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Select } from '../../../ui/kit/Select.tsx';
import { useOneAtATime } from '../../../ui/useOneAtATime.ts';
import {
  type ArrivalFragment,
  GiveBelongingsBackDocument,
  JudgeAnewDocument,
  NoteCommuneToldDocument,
  TakeBelongingsDocument,
} from '../emergency.main.gen.ts';
import { Clock } from './Clock.tsx';

type Props = { one: ArrivalFragment; now: Date; onChanged: () => void };

/** What is known of an arrival, and what is done about it: judged anew, belongings, the commune told. */
export function ArrivalPanel({ one, now, onChanged }: Props) {
  const { t } = useTranslation('emergency');
  const language = currentLanguage();
  const { message } = useNotices();
  const [judge] = useMutation(JudgeAnewDocument);
  const [take] = useMutation(TakeBelongingsDocument);
  const [give] = useMutation(GiveBelongingsBackDocument);
  const [tell] = useMutation(NoteCommuneToldDocument);
  const { run, busy } = useOneAtATime(async (act: () => Promise<unknown>) => {
    try {
      await act();
      message.success(t('noted'));
    } catch (error) {
      message.error(userMessage(error), 5);
    } finally {
      onChanged();
    }
  });
  const { _id: id, version } = one;
  return (
    <section className="section arrival-panel">
      <h2>{t('arrival')}</h2>
      <p>
        <Clock one={one} now={now} /> {mucCapCuu[one.Muc][language]}
      </p>
      <p className="soft">
        {[
          formatDateTime(one.DenLuc),
          one.PhuongTien && phuongTienDen[one.PhuongTien][language],
          one.ChanDoanSoBo,
          one.NguoiPhanLoai && t('judgedBy', { name: one.NguoiPhanLoai.ten }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {one.KhoaNhapVien ? <p>{t('expectedIn', { ward: one.KhoaNhapVien.ten })}</p> : null}
      {allows(one, 'phanLoai') ? (
        <Select
          aria-label={capCuuActs.acts.phanLoai.label[language]}
          disabled={busy}
          value={one.Muc}
          options={mucCapCuus.map((value) => ({ value, label: mucCapCuu[value][language] }))}
          onChange={(Muc) => void run(() => judge({ variables: { id, version, Muc } }))}
        />
      ) : null}
      {one.hanBaoXa ? (
        <p className={new Date(one.hanBaoXa) <= now ? 'triage-missing' : 'soft'}>
          {t('tellBy', { time: formatDateTime(one.hanBaoXa) })}
        </p>
      ) : null}
      {one.BaoXaLuc ? (
        <p className="soft">{t('told', { place: one.BaoXaNoi, time: formatDateTime(one.BaoXaLuc) })}</p>
      ) : null}
      {allows(one, 'baoXa') ? (
        <OneLine
          label={capCuuActs.acts.baoXa.label[language]}
          hint={t('commune')}
          busy={busy}
          onSend={(NoiBao) => run(() => tell({ variables: { id, NoiBao } }))}
        />
      ) : null}
      <h3>{t('belongings')}</h3>
      <ul className="record-lines stacked">
        {one.tuTrangs.map((thing) => (
          <li key={thing._id}>
            <span>
              {thing.MoTa}
              <small>
                {thing.TrangThai === 'DaTra'
                  ? t('givenBack', { name: thing.TraCho, time: formatDateTime(thing.NgayTra ?? '') })
                  : t('takenBy', { name: thing.NguoiNhan?.ten ?? '', time: formatDateTime(thing.NgayNhan) })}
              </small>
              {allows(thing, 'tra') ? (
                <OneLine
                  label={`${tuTrangActs.acts.tra.label[language]}: ${thing.MoTa}`}
                  text={tuTrangActs.acts.tra.label[language]}
                  hint={t('givenTo')}
                  busy={busy}
                  onSend={(TraCho) => run(() => give({ variables: { id: thing._id, TraCho } }))}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {allows(one, 'nhanTuTrang') ? (
        <OneLine
          label={capCuuActs.acts.nhanTuTrang.label[language]}
          hint={t('belongingsHint')}
          busy={busy}
          onSend={(MoTa) => run(() => take({ variables: { CapCuu_Id: id, MoTa } }))}
        />
      ) : null}
    </section>
  );
}

type LineProps = {
  label: string;
  text?: string;
  hint: string;
  busy: boolean;
  onSend: (text: string) => Promise<unknown>;
};

/** One line of text with its act; Enter does it. */
function OneLine({ label, text: shown, hint, busy, onSend }: LineProps) {
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim() === '' || busy) return;
    await onSend(text);
    setText('');
  };
  return (
    <div className="arrival-line">
      <Input
        aria-label={label}
        placeholder={hint}
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && void send()}
      />
      <Button
        size="small"
        aria-label={label}
        disabled={busy || text.trim() === ''}
        onClick={() => void send()}
      >
        {shown ?? label}
      </Button>
    </div>
  );
}
