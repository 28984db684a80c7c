import { useApolloClient, useMutation } from '@apollo/client/react';
import { ketNoiThietBiFields as fields, ketNoiThietBiIssues, needsAddress } from '@sen/domain/devices/link';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../catalogue/FieldInput.tsx';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import {
  CreateDeviceLinkDocument,
  type DeviceLinkFragment,
  DeviceLinksDocument,
  UpdateDeviceLinkDocument,
} from './devices.main.gen.ts';
import { blankLink, describeFields, type LinkValues, linkInput, linkValues } from './linkValues.ts';

type Props = {
  /** The link to change; null for a new one. */
  link: DeviceLinkFragment | null;
  onDone: (link: DeviceLinkFragment) => void;
  onClose: () => void;
};

const plain = [
  'GiaoThuc',
  'CachNoi',
  'DiaChi',
  'Cong',
  'BangMa',
  'ViTriMau',
  'ImSauPhut',
  'GuiChiDinh',
  'Bat',
] as const;

/** The form of a link: which device, how it is reached, and what is sent to it. */
export function LinkDialog({ link, onDone, onClose }: Props) {
  const { t } = useTranslation('devices');
  const language = currentLanguage();
  const client = useApolloClient();
  const [create] = useMutation(CreateDeviceLinkDocument);
  const [update] = useMutation(UpdateDeviceLinkDocument);
  const labelOf = (path: string) => fields[path as keyof typeof fields]?.label[language] ?? path;
  const work = useRecordForm<DeviceLinkFragment, LinkValues>({
    form: 'ket-noi-thiet-bi',
    id: link?._id ?? 'new',
    record: link,
    blank: blankLink,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: linkValues,
    load: async (id) => {
      const { data } = await client.query({ query: DeviceLinksDocument, fetchPolicy: 'network-only' });
      return data?.ketNoiThietBis.find((one) => one._id === id) ?? null;
    },
    check: (values) => ketNoiThietBiIssues(values),
    save: async ({ id, values, version }) => {
      const input = linkInput(values);
      if (!input) return null;
      if (id) {
        const { data } = await update({ variables: { id, input: { ...input, version: version ?? 0 } } });
        return data?.updateKetNoiThietBi ?? null;
      }
      return (await create({ variables: { input } })).data?.createKetNoiThietBi ?? null;
    },
    describe: describeFields<LinkValues>(fields),
    onSaved: ({ record }) => onDone(record),
  });
  const CachNoi = Form.useWatch('CachNoi', work.form);
  const GiaoThuc = Form.useWatch('GiaoThuc', work.form);
  const calls = CachNoi === 'Goi';
  const addressed = needsAddress({ CachNoi, Bat: Form.useWatch('Bat', work.form) });
  return (
    <Modal
      open
      width={560}
      title={link ? t('change') : t('add')}
      okText={t('save')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="ThietBi_Id" label={labelOf('ThietBi_Id')} required>
          <RefPicker to="ThietBi" label={link?.ThietBi} />
        </Form.Item>
        <Form.Item name="NoiThucHien_Id" label={labelOf('NoiThucHien_Id')} required>
          <RefPicker to="Node" label={link?.NoiThucHien} />
        </Form.Item>
        {plain.map((path) => (
          <Form.Item
            key={path}
            name={path}
            label={path === 'DiaChi' && !calls ? t('onlyFrom') : labelOf(path)}
            required={'required' in fields[path] || (path === 'DiaChi' && addressed)}
            {...(fields[path].kind === 'bool' ? { valuePropName: 'checked' } : {})}
          >
            <FieldInput field={fields[path]} />
          </Form.Item>
        ))}
      </Form>
      <p className="soft">{calls ? t('callsHint') : t('listensHint')}</p>
      <p className="soft">{t(GiaoThuc === 'HL7' ? 'placeHintHL7' : 'placeHintASTM')}</p>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
