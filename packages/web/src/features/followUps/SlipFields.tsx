import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { FieldsProps } from '../papers/paperScreen.ts';
import type { PhieuHenFragment } from './followUps.main.gen.ts';
import type { SlipValues } from './slipValues.ts';

/** What is written on a slip: day, how long it holds, room and doctor, why and what to mind. */
export function SlipFields({ session, record, labelOf }: FieldsProps<PhieuHenFragment, SlipValues>) {
  return (
    <>
      <div className="field-grid">
        <Form.Item name="NgayHen" label={labelOf('NgayHen')} required>
          <DateField data-autofocus />
        </Form.Item>
        <Form.Item name="HieuLucDen" label={labelOf('HieuLucDen')} required>
          <DateField />
        </Form.Item>
        <Form.Item name="NoiHen_Id" label={labelOf('NoiHen_Id')}>
          <RefPicker
            to="Node"
            label={record ? record.NoiHen : session.PhongBan}
            filter={(entry) => entry['category'] === 'ROOM'}
          />
        </Form.Item>
        <Form.Item name="BacSiHen_Id" label={labelOf('BacSiHen_Id')}>
          <RefPicker to="NhanVien" label={record ? record.BacSiHen : session.BacSiKham} />
        </Form.Item>
      </div>
      <Form.Item name="LyDoHen" label={labelOf('LyDoHen')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
      <Form.Item name="DanDo" label={labelOf('DanDo')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </>
  );
}
