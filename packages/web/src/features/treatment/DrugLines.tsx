import { useQuery } from '@apollo/client/react';
import { type CachDung, cachDung, dropsPerMinute, readTimes } from '@sen/domain/treatment/doseTimes';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DecimalInput, DoseInput } from '../../ui/DecimalInput.tsx';
import { DeleteIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { changesOf, type DrugLine, lineOfDrug } from './entryValues.ts';
import { HouseTimesDocument } from './sheet.main.gen.ts';

type Props = { lines: readonly DrugLine[]; onChange: (lines: readonly DrugLine[]) => void };

const kinds = Object.keys(cachDung) as CachDung[]; // its keys

/** The drugs of an entry: picked from the catalogue, each with its dose, route and times. */
export function DrugLines({ lines, onChange }: Props) {
  const { t } = useTranslation('treatment');
  const { data } = useQuery(HouseTimesDocument);
  const house = data?.gioDungThuocs ?? [];
  const timesOf = (many: number) => house.find(({ SoLan }) => SoLan === many)?.Gios;
  const set = (key: string, part: Partial<DrugLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <section className="section sheet-drugs" aria-label={t('sheet.lines')}>
      <h3>{t('sheet.lines')}</h3>
      {lines.map((line, at) => (
        <Line
          key={line.key}
          line={line}
          at={at}
          timesOf={timesOf}
          onChange={(part) => set(line.key, part)}
          onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <RefPicker
        to="Duoc"
        id="to-dieu-tri-drug"
        value={null}
        placeholder={t('sheet.addDrug')}
        aria-label={t('sheet.addDrug')}
        filter={(one) => one['LoaiHang'] === 'Thuoc'}
        onChange={(id, found) => {
          if (!id) return;
          const strength = found?.['HamLuong'];
          const name = String(found?.['TenDuoc'] ?? '');
          const route = found?.['DuongDung_Id'];
          const drug = {
            _id: id,
            name: strength ? `${name} ${String(strength)}` : name,
            route: typeof route === 'string' ? route : null,
          };
          onChange([...lines, lineOfDrug(drug, timesOf(2))]);
        }}
      />
    </section>
  );
}

type LineProps = {
  line: DrugLine;
  at: number;
  timesOf: (many: number) => string | undefined;
  onChange: (part: Partial<DrugLine>) => void;
  onRemove: () => void;
};

function Line({ line, at, timesOf, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('treatment');
  const language = currentLanguage();
  const changed = changesOf(line);
  const drops = dropsPerMinute(
    line.TheTich ? Number(line.TheTich) : null,
    line.SoPhut ? Number(line.SoPhut) : null,
    line.GiotMl ? Number(line.GiotMl) : undefined,
  );
  const named = (field: string) => ({ 'aria-label': `${line.TenDuoc}: ${t(`sheet.${field}`)}` });
  const idOf = (field: string) => ({ id: `to-dieu-tri_thuocs_${at}_${field}` });
  const many = readTimes(line.Gios)?.length ?? 0;
  return (
    <fieldset className="sheet-drug" aria-label={line.TenDuoc}>
      <div className="sheet-drug-head">
        <strong>{line.TenDuoc}</strong>
        {line.NgayThu === null ? null : (
          <StateTag tone="progress">{t('sheet.day', { day: line.NgayThu })}</StateTag>
        )}
        {line.truoc && changed.length === 0 ? (
          <StateTag tone="waiting">{t('sheet.asBefore')}</StateTag>
        ) : null}
        {changed.length > 0 ? (
          <StateTag tone="called">
            {t('sheet.changed', { fields: changed.map((field) => t(`sheet.${field}`)).join(', ') })}
          </StateTag>
        ) : null}
        <Button
          type="text"
          icon={<DeleteIcon />}
          aria-label={t('sheet.removeDrug', { name: line.TenDuoc })}
          onClick={onRemove}
        />
      </div>
      <div className="sheet-drug-fields">
        <DoseInput
          {...named('Lieu')}
          {...idOf('Lieu')}
          placeholder={t('sheet.Lieu')}
          value={line.Lieu}
          onChange={(Lieu) => onChange({ Lieu })}
        />
        <RefPicker
          to="DuongDung"
          {...named('DuongDung_Id')}
          {...idOf('DuongDung_Id')}
          placeholder={t('sheet.DuongDung_Id')}
          label={line.duong}
          value={line.DuongDung_Id}
          onChange={(DuongDung_Id) => onChange({ DuongDung_Id })}
        />
        <Select
          {...named('CachDung')}
          value={line.CachDung}
          options={kinds.map((kind) => ({ value: kind, label: cachDung[kind][language] }))}
          onChange={(kind) => kind && onChange({ CachDung: kind })}
        />
        {line.CachDung === 'TheoGio' ? (
          <>
            <Select
              {...named('SoLan')}
              value={many >= 1 && many <= 4 ? many : null}
              placeholder={t('sheet.SoLan')}
              options={[1, 2, 3, 4].map((one) => ({ value: one, label: t('sheet.times', { count: one }) }))}
              onChange={(next) => next && onChange({ Gios: timesOf(next) ?? line.Gios })}
            />
            <Input
              {...named('Gios')}
              {...idOf('Gios')}
              placeholder="06:00, 14:00, 22:00"
              value={line.Gios}
              onChange={(event) => onChange({ Gios: event.target.value })}
            />
          </>
        ) : null}
        {line.CachDung === 'KhiCan' ? (
          <>
            <Input
              {...named('LyDoKhiCan')}
              {...idOf('LyDoKhiCan')}
              placeholder={t('sheet.LyDoKhiCan')}
              value={line.LyDoKhiCan}
              onChange={(event) => onChange({ LyDoKhiCan: event.target.value })}
            />
            <DecimalInput
              {...named('ToiDa24h')}
              {...idOf('ToiDa24h')}
              placeholder={t('sheet.ToiDa24h')}
              value={line.ToiDa24h}
              onChange={(ToiDa24h) => onChange({ ToiDa24h })}
            />
            <DecimalInput
              {...named('CachGio')}
              {...idOf('CachGio')}
              placeholder={t('sheet.CachGio')}
              value={line.CachGio}
              onChange={(CachGio) => onChange({ CachGio })}
            />
          </>
        ) : null}
        <DecimalInput
          {...named('TheTich')}
          {...idOf('TheTich')}
          placeholder={t('sheet.TheTich')}
          value={line.TheTich}
          onChange={(TheTich) => onChange({ TheTich })}
        />
        <DecimalInput
          {...named('SoPhut')}
          {...idOf('SoPhut')}
          placeholder={t('sheet.SoPhut')}
          value={line.SoPhut}
          onChange={(SoPhut) => onChange({ SoPhut })}
        />
        {drops === null ? null : (
          <output className="sheet-drops">{t('sheet.drops', { count: drops })}</output>
        )}
        <Input
          {...named('GhiChu')}
          {...idOf('GhiChu')}
          placeholder={t('sheet.GhiChu')}
          value={line.GhiChu}
          onChange={(event) => onChange({ GhiChu: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
