import { useApolloClient, useMutation } from '@apollo/client/react';
import { maMayChiSoFields as fields, maMayChiSoIssues } from '@sen/domain/devices/link';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../catalogue/FieldInput.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import {
  CreateDeviceCodeDocument,
  type DeviceCodeFragment,
  DeviceCodesDocument,
  UpdateDeviceCodeDocument,
} from './devices.main.gen.ts';
import { IndexSelect } from './IndexSelect.tsx';
import { blankCode, type CodeValues, codeInput, codeValues, describeFields } from './linkValues.ts';

/** A meaning to change, or a new one with what is known of it. */
export type CodeTask = { row: DeviceCodeFragment | null; MaMay: string | null; MaChiSo: string | null };

type Props = {
  KetNoi_Id: string;
  task: CodeTask;
  indices: ReadonlyArray<{ MaChiSo: string; TenChiSo: string; DonViTinh?: string | null }>;
  onDone: () => void;
  onClose: () => void;
};

/** What a code of a device means: its index, and how its unit becomes the laboratory's. */
export function CodeDialog({ KetNoi_Id, task: { row, MaMay, MaChiSo }, indices, onDone, onClose }: Props) {
  const { t } = useTranslation('devices');
  const language = currentLanguage();
  const client = useApolloClient();
  const [create] = useMutation(CreateDeviceCodeDocument);
  const [update] = useMutation(UpdateDeviceCodeDocument);
  const labelOf = (path: string) => fields[path as keyof typeof fields]?.label[language] ?? path;
  const work = useRecordForm<DeviceCodeFragment, CodeValues>({
    form: 'ma-may-chi-so',
    id: row?._id ?? `new/${KetNoi_Id}/${MaMay ?? ''}`,
    record: row,
    blank: { ...blankCode, MaMay, MaChiSo },
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: codeValues,
    load: async (id) => {
      const { data } = await client.query({
        query: DeviceCodesDocument,
        variables: { KetNoi_Id },
        fetchPolicy: 'network-only',
      });
      return data?.bangMaMay.maMays.find((one) => one._id === id) ?? null;
    },
    check: (values) => maMayChiSoIssues(values),
    save: async ({ id, values, version }) => {
      const input = codeInput(values);
      if (!input) return null;
      if (id) {
        const { data } = await update({ variables: { id, input: { ...input, version: version ?? 0 } } });
        return data?.updateMaMayChiSo ?? null;
      }
      return (await create({ variables: { KetNoi_Id, input } })).data?.createMaMayChiSo ?? null;
    },
    describe: describeFields<CodeValues>(fields),
    onSaved: onDone,
  });
  const unused = Form.useWatch('BoQua', work.form) === true;
  return (
    <Modal
      open
      title={row ? row.MaMay : t('addCode')}
      okText={t('save')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="MaMay" label={labelOf('MaMay')} required>
          <FieldInput field={fields.MaMay} />
        </Form.Item>
        <Form.Item name="BoQua" label={labelOf('BoQua')} valuePropName="checked">
          <FieldInput field={fields.BoQua} />
        </Form.Item>
        {unused ? null : (
          <>
            <Form.Item name="MaChiSo" label={labelOf('MaChiSo')} required>
              <IndexSelect indices={indices} />
            </Form.Item>
            {(['HeSo', 'SoLe', 'DonViMay'] as const).map((path) => (
              <Form.Item key={path} name={path} label={labelOf(path)}>
                <FieldInput field={fields[path]} />
              </Form.Item>
            ))}
          </>
        )}
      </Form>
      <p className="soft">{t(unused ? 'unusedHint' : 'codeHint')}</p>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
