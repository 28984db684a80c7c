import { errorText } from '@sen/domain/errors/errors';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { fieldId } from '../../orders/desk/resultKind.ts';
import {
  deltaWhileTyping,
  flagOfCell,
  type LabValue,
  pathAt,
  quickResult,
  shownRange,
  shownResult,
} from '../labEntry.ts';
import { DeviceMark, type Sent } from './DeviceMark.tsx';
import { RerunMark } from './RerunMark.tsx';
import type { Rerun } from './Reruns.tsx';

const arrows = { up: '↑', down: '↓', same: '=', unknown: '?' } as const;

type Props = {
  value: LabValue;
  /** Place in the grid. */
  at: number;
  KetQua: string;
  GhiChu: string;
  /** What devices have sent for it. */
  sent: readonly Sent[];
  /** It waits to be measured again: until the choice its value stands. */
  rerun: Rerun | null;
  /** What was typed when the rerun began, '' where the value was emptied. */
  aside: string | null;
  editable: boolean;
  /** Code of what is wrong with the value, or null. */
  issue: string | null;
  onChange: (at: number, change: { KetQua?: string; GhiChu?: string }) => void;
  /** To the field above (-1) or below (1), or on with Enter. */
  onMove: (at: number, way: -1 | 1 | 'next') => void;
  onFocus: (at: number) => void;
  onLeave: (at: number) => void;
  onRerun: (at: number) => void;
};

/** A value to enter: the flag stands beside it while it is typed, the move against the earlier value too. */
export const EntryRow = memo(function EntryRow(props: Props) {
  const { t } = useTranslation('lab');
  const { value, at, KetQua, GhiChu, editable, issue, rerun } = props;
  const id = fieldId(pathAt(at));
  const flag = flagOfCell(value, KetQua);
  const delta = deltaWhileTyping(value, KetQua);
  const change = (text: string) =>
    props.onChange(at, { KetQua: value.KieuDuLieu === 'AmDuongTinh' ? quickResult(KetQua, text) : text });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
    const way = ({ ArrowUp: -1, ArrowDown: 1, Enter: 'next' } as const)[event.key];
    if (way === undefined) return;
    event.preventDefault();
    props.onMove(at, way);
  };
  return (
    <tr className={flag ? `lab-value lab-${flag}` : 'lab-value'}>
      <th scope="row" className="lab-index" title={value.TenDichVu}>
        {editable ? (
          <label htmlFor={id}>{value.TenChiSo}</label>
        ) : (
          <button type="button" className="lab-show" onClick={() => props.onFocus(at)}>
            {value.TenChiSo}
          </button>
        )}
      </th>
      <td className={editable && value.KieuDuLieu === 'AmDuongTinh' ? 'lab-entry with-quick' : 'lab-entry'}>
        {editable ? (
          <>
            <Input
              id={id}
              className={value.KieuDuLieu === 'So' ? 'lab-number' : 'lab-text'}
              autoComplete="off"
              inputMode={value.KieuDuLieu === 'So' ? 'decimal' : 'text'}
              maxLength={500}
              readOnly={rerun !== null}
              value={KetQua}
              status={issue ? 'error' : ''}
              aria-invalid={issue !== null}
              {...(issue && issue !== 'REQUIRED' ? { 'aria-describedby': `${id}_issue` } : {})}
              onChange={(event) => change(event.target.value)}
              onFocus={(event) => {
                event.target.select();
                props.onFocus(at);
              }}
              onBlur={() => props.onLeave(at)}
              onKeyDown={onKeyDown}
            />
            {value.KieuDuLieu === 'AmDuongTinh' && !rerun ? (
              <span className="lab-quick">
                {(['-', '+'] as const).map((sign) => (
                  <Button
                    key={sign}
                    size="small"
                    tabIndex={-1}
                    aria-label={t(sign === '+' ? 'setPositive' : 'setNegative', { name: value.TenChiSo })}
                    onClick={() => change(sign === '+' ? `${KetQua}+` : '-')}
                  >
                    {sign === '+' ? '+' : '−'}
                  </Button>
                ))}
              </span>
            ) : null}
          </>
        ) : (
          <strong>{KetQua || '–'}</strong>
        )}
        <ResultFlag flag={flag} />
        <DeviceMark
          sent={props.sent}
          value={value}
          KetQua={KetQua}
          onUse={editable && !rerun ? (text) => props.onChange(at, { KetQua: text }) : null}
        />
        {rerun ? (
          <RerunMark rerun={rerun} value={value} onChoose={editable ? () => props.onRerun(at) : null} />
        ) : null}
        {rerun && props.aside !== null ? (
          <small className="lab-issue" role="alert">
            {props.aside === '' ? t('rerun.asideEmptied') : t('rerun.aside', { value: props.aside })}
          </small>
        ) : null}
        {issue && issue !== 'REQUIRED' ? (
          <small id={`${id}_issue`} className="lab-issue">
            {errorText(issue, currentLanguage())}
          </small>
        ) : null}
      </td>
      <td className="lab-unit">{value.DonViTinh}</td>
      <td className="lab-range">{shownRange(value)}</td>
      <td className="lab-before">
        {value.KetQuaTruoc ? (
          <>
            {shownResult(value.KetQuaTruoc, value.KieuDuLieu)}
            {delta ? (
              <span
                className="lab-delta"
                {...(delta.direction === 'unknown' ? { title: t('moveUnknown') } : {})}
              >
                {' '}
                <span aria-hidden={delta.direction === 'unknown'}>{arrows[delta.direction]}</span>
                {delta.direction === 'unknown' ? (
                  <span className="visually-hidden">{t('moveUnknown')}</span>
                ) : null}
                {delta.percent ? ` ${Math.abs(delta.percent)} %` : ''}
              </span>
            ) : null}
            <small className="soft">{formatDate(value.NgayKetQuaTruoc)}</small>
          </>
        ) : null}
      </td>
      <td className="lab-note">
        {editable ? (
          <Input
            variant="borderless"
            size="small"
            maxLength={500}
            disabled={KetQua.trim() === ''}
            value={GhiChu}
            placeholder={t('note')}
            aria-label={t('noteOf', { name: value.TenChiSo })}
            onChange={(event) => props.onChange(at, { GhiChu: event.target.value })}
            onKeyDown={onKeyDown}
          />
        ) : (
          GhiChu
        )}
      </td>
    </tr>
  );
});
