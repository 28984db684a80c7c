import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { DeleteIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { ServiceLine } from '../receptionValues.ts';
import type { ServiceOption } from '../useReceptionOptions.ts';

type Props = {
  value?: ServiceLine[];
  onChange?: (lines: ServiceLine[]) => void;
  services: readonly ServiceOption[];
  pickerRef?: Ref<HTMLInputElement>;
  id?: string;
};

/** The services to order: one picker adds a line with the usual price and the room where the wait is shortest. */
export function ServiceLines({ value, onChange, services, pickerRef, id }: Props) {
  const { t } = useTranslation('reception');
  const { nodeId } = useSession();
  const lines = value ?? [];
  const add = (DichVu_Id: string) => {
    const service = services.find((one) => one.DichVu_Id === DichVu_Id);
    const line = service ? lineOf(service, nodeId) : null;
    if (line) onChange?.([...lines, line]);
  };
  const idOf = (index: number, field: keyof ServiceLine) => (id ? { id: `${id}_${index}_${field}` } : {});
  const change = (index: number, part: Partial<ServiceLine>) =>
    onChange?.(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <div className="service-lines">
      {lines.map((line, index) => {
        const service = services.find((one) => one.DichVu_Id === line.DichVu_Id);
        const price = service?.gias.find((one) => one.LoaiGia_Id === line.LoaiGia_Id);
        return (
          <div className="service-line" key={`${line.DichVu_Id}${line.NoiThucHien_Id}`}>
            <span className="service-name">
              {service ? `${service.MaDichVu} – ${service.TenDichVu}` : t('serviceUnavailable')}
            </span>
            <Select
              {...idOf(index, 'NoiThucHien_Id')}
              aria-label={t('room')}
              value={line.NoiThucHien_Id}
              popupMatchSelectWidth={false}
              options={(service?.phongs ?? []).map((room) => ({
                value: room._id,
                label: `${room.ten} (${waitAt(room, t)})`,
              }))}
              onChange={(NoiThucHien_Id) => change(index, { NoiThucHien_Id })}
            />
            <Select
              {...idOf(index, 'LoaiGia_Id')}
              aria-label={t('priceType')}
              value={line.LoaiGia_Id}
              popupMatchSelectWidth={false}
              options={(service?.gias ?? []).map((one) => ({ value: one.LoaiGia_Id, label: one.TenLoaiGia }))}
              onChange={(LoaiGia_Id) => change(index, { LoaiGia_Id })}
            />
            <Money value={price?.DonGia} />
            <Button
              type="text"
              icon={<DeleteIcon />}
              aria-label={t('removeService')}
              onClick={() => onChange?.(lines.filter((_one, at) => at !== index))}
            />
          </div>
        );
      })}
      <Select
        {...(id ? { id } : {})}
        {...(pickerRef ? { ref: pickerRef } : {})}
        value={null}
        aria-label={t('addService')}
        placeholder={`${t('addService')} (F4)`}
        style={{ width: '100%' }}
        showSearch={{}}
        options={services.map((one) => ({
          value: one.DichVu_Id,
          label: `${one.MaDichVu} – ${one.TenDichVu}`,
          disabled: lines.some((line) => line.DichVu_Id === one.DichVu_Id),
        }))}
        onChange={(picked: string | null) => picked && add(picked)}
        notFoundContent={t('noServices')}
      />
    </div>
  );
}

type Room = ServiceOption['phongs'][number];

/** How busy a room is: how many wait, and about how long where that was measured. Where nobody waits there is nothing to tell of a wait. */
function waitAt({ soCho, duKienPhut }: Room, t: ReturnType<typeof useTranslation<'reception'>>['t']): string {
  return duKienPhut === null || soCho === 0
    ? t('waiting', { count: soCho })
    : t('waitingFor', { count: soCho, minutes: duKienPhut });
}

/** The shortest wait first where every room was measured, else that of the fewest people. Empty rooms are alike: the first by code. */
function byWait(rooms: readonly Room[]): Room[] {
  const measured = rooms.every((room) => room.duKienPhut !== null);
  const minutes = (room: Room) => (measured && room.soCho > 0 ? (room.duKienPhut ?? 0) : 0);
  return [...rooms].sort((a, b) => minutes(a) - minutes(b) || a.soCho - b.soCho);
}

/** A line with the payer's first price type, in this room where it performs the service, else where the wait is shortest. */
export function lineOf(service: ServiceOption, here: string | null = null): ServiceLine | null {
  const [price] = service.gias;
  const [room] = [...service.phongs.filter(({ _id }) => _id === here), ...byWait(service.phongs)];
  if (!price || !room) return null;
  return { DichVu_Id: service.DichVu_Id, LoaiGia_Id: price.LoaiGia_Id, NoiThucHien_Id: room._id };
}
