import { isOneEach } from '@sen/domain/orders/quantity';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { PhieuYeuCauFragment } from '../orders.main.gen.ts';
import { useEditSlip } from '../useEditSlip.ts';

type Props = {
  slip: PhieuYeuCauFragment;
  place: { TiepNhan_Id: string; NoiYeuCau_Id: string };
  NgayTiepNhan: string;
  /** The slip was changed, or may have been. */
  onChanged: () => void;
  onClose: () => void;
};

/** Changes a slip that is not begun: its place, time, urgency and diagnosis, and quantity and price type of what is not paid. */
export default function EditSlip({ slip, place, NgayTiepNhan, onChanged, onClose }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const work = useEditSlip({ slip, place, NgayTiepNhan, onDone: onClose });
  const { values, lines, rooms, wrong, change: set, setLine } = work;
  const textAt = (path: string) =>
    [
      ...new Set(
        [...wrong, ...work.issues.list]
          .filter((issue) => issue.path === path)
          .map((issue) => issueText(issue, currentLanguage())),
      ),
    ].join(' ') || undefined;
  const time = textAt('NgayYeuCau');
  const submit = async () => {
    await work.save();
    onChanged();
  };
  return (
    <Modal
      open
      title={t('editTitle', { code: slip.SoPhieuYeuCau })}
      okText={t('desk.save')}
      okButtonProps={{ disabled: wrong.length > 0, loading: work.saving }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <ConflictDialog {...work.conflict} />
      <Form layout="vertical" disabled={!work.ready} onFinish={() => void submit()}>
        <FormErrors form={work.form} issues={work.issues.list} labelOf={work.labelOf} />
        {rooms.length > 1 ? (
          <Form.Item label={t('place')} htmlFor="slip-NoiThucHien_Id">
            <Select
              id="slip-NoiThucHien_Id"
              value={values.NoiThucHien_Id}
              options={rooms.map((room) => ({ value: room._id, label: room.ten }))}
              onChange={(NoiThucHien_Id) => set({ NoiThucHien_Id })}
            />
          </Form.Item>
        ) : null}
        <Form.Item label={t('time')} htmlFor="slip-NgayYeuCau" help={time}>
          <DateTimeField
            id="slip-NgayYeuCau"
            value={values.NgayYeuCau}
            {...(time ? { status: 'error', 'aria-invalid': true } : {})}
            onChange={(NgayYeuCau) => set({ NgayYeuCau })}
          />
        </Form.Item>
        <Form.Item label={t('desk.diagnosis')} htmlFor="slip-ChanDoan">
          <Input
            id="slip-ChanDoan"
            maxLength={500}
            value={values.ChanDoan ?? ''}
            onChange={(event) => set({ ChanDoan: event.target.value })}
          />
        </Form.Item>
        <Form.Item>
          <Checkbox checked={values.LaKhanCap} onChange={(event) => set({ LaKhanCap: event.target.checked })}>
            {t('urgent')}
          </Checkbox>
        </Form.Item>
        {lines.map((line) => (
          <Form.Item key={line._id} label={line.TenDichVu} help={textAt(`chiTiets.${line._id}.SoLuong`)}>
            <span className="slip-line-edit">
              {isOneEach(slip.Loai) ? null : (
                <DecimalInput
                  id={`slip-chiTiets_${line._id}_SoLuong`}
                  aria-label={`${t('quantity')} ${line.TenDichVu}`}
                  disabled={line.DaThuTien}
                  maxLength={12}
                  value={line.SoLuong}
                  onChange={(SoLuong) => setLine(line._id, { SoLuong })}
                />
              )}
              <Select
                id={`slip-chiTiets_${line._id}_LoaiGia_Id`}
                aria-label={`${t('priceType')} ${line.TenDichVu}`}
                disabled={line.DaThuTien || line.gias.length < 2}
                value={line.LoaiGia_Id}
                options={line.gias.map((one) => ({ value: one.LoaiGia_Id, label: one.TenLoaiGia }))}
                onChange={(LoaiGia_Id) => setLine(line._id, { LoaiGia_Id })}
              />
              {line.DaThuTien ? <small className="soft">{t('paid')}</small> : null}
            </span>
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
