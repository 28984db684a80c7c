import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { duToanFields } from '@sen/domain/estimates/fields';
import { estimateIssues } from '@sen/domain/estimates/issues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../catalogue/FieldInput.tsx';
import type { BegunProps } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { today } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { ErrorState } from '../../ui/states.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import {
  DuToanByIdDocument,
  type DuToanFragment,
  LapDuToanDocument,
  UocTinhDuToanDocument,
} from './estimates.main.gen.ts';
import { type EstimateValues, estimateInput, newEstimate, workedInput } from './estimateValues.ts';
import { EstimateSums, LinesTable } from './LinesTable.tsx';
import { PatientField } from './PatientField.tsx';
import '../../catalogue/catalogue.css';

/** A new estimate, or a copy of the one that stands in the address. */
export default function NewEstimate({ of, onDone, onClose }: BegunProps) {
  const { t } = useTranslation('estimates');
  const { data, error, refetch } = useQuery(DuToanByIdDocument, {
    variables: { id: of },
    skip: of === '',
    fetchPolicy: 'network-only',
  });
  const copied = data?.duToanChiPhi as DuToanFragment | null | undefined; // a whole answer
  if (of === '' || copied) return <EstimateForm of={copied ?? null} onDone={onDone} onClose={onClose} />;
  return (
    <Modal open title={t('new')} footer={null} onCancel={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Modal>
  );
}

type Props = { of: DuToanFragment | null; onDone: () => void; onClose: () => void };
type Name = keyof typeof duToanFields;

const head: readonly Name[] = ['TenNguoiHoi', 'SoDienThoai', 'BenhNhan_Id', 'HieuLucDen'];
const payer: readonly Name[] = ['DoiTuong_Id', 'MucThe', 'TuyenDen', 'SoTheBHYT'];
const rest: readonly Name[] = ['dichVus', 'thuocs', 'GhiChu'];

function EstimateForm({ of, onDone, onClose }: Props) {
  const { t } = useTranslation('estimates');
  const printing = usePrinting();
  const client = useApolloClient();
  const [create] = useMutation(LapDuToanDocument);
  const [blank] = useState(() => newEstimate(of));
  const work = useRecordForm<DuToanFragment, EstimateValues>({
    form: 'du-toan',
    id: of ? `copy-${of._id}` : 'new',
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: newEstimate,
    check: (values) => estimateIssues({ ...values, ...estimateInput(values, of) }, today()),
    load: async (id) =>
      ((await client.query({ query: DuToanByIdDocument, variables: { id } })).data
        ?.duToanChiPhi as DuToanFragment) ?? null,
    save: async ({ values, requestId }) =>
      ((await create({ variables: { input: { ...estimateInput(values, of), requestId } } })).data
        ?.createDuToanChiPhi as DuToanFragment) ?? null,
    describe: () => [],
    onSaved: ({ record: saved }) => {
      onDone();
      printing.preview(`/api/print/DuToanChiPhi/${saved._id}`, saved.SoDuToan);
    },
  });
  const labelOf = (path: string) => {
    const [name = '', at] = path.split('.');
    if (name === 'dongs' && at) return t('line.at', { at: Number(at) + 1 });
    return name in duToanFields ? duToanFields[name as Name].label[currentLanguage()] : t('line.all');
  };
  return (
    <Modal
      open
      width={980}
      title={of ? t('copyOf', { number: of.SoDuToan }) : t('new')}
      okText={t('save')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Fields names={[...head, ...payer, ...rest]} of={of} />
      </Form>
      <Worked values={useRecordValues(work)} of={of} />
    </Modal>
  );
}

function Fields({ names, of }: { names: readonly Name[]; of: DuToanFragment | null }) {
  const language = currentLanguage();
  return (
    <div className="field-grid">
      {names.map((name) => {
        const field = duToanFields[name];
        const wide = field.kind === 'lines' || name === 'GhiChu';
        return (
          <Form.Item
            key={name}
            name={name}
            label={field.label[language]}
            required={'required' in field}
            className={wide ? 'estimate-wide' : ''}
          >
            {name === 'BenhNhan_Id' ? (
              <PatientField known={of?.BenhNhan ?? null} />
            ) : (
              <FieldInput field={field} />
            )}
          </Form.Item>
        );
      })}
    </div>
  );
}

/** What it comes to while it is written, by the rules of the bill. */
function Worked({ values, of }: { values: EstimateValues; of: DuToanFragment | null }) {
  const { t } = useTranslation('estimates');
  const later = useDebounced(JSON.stringify(workedInput(values, of)), 150);
  const input = JSON.parse(later) as ReturnType<typeof workedInput>; // what was written a line above
  const { data, previousData, error } = useQuery(UocTinhDuToanDocument, {
    variables: { input: input ?? { DoiTuong_Id: '', dongs: [] } },
    skip: input === null,
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? (error ? null : previousData))?.uocTinhDuToan;
  if (!input || !found) return <p className="soft">{t('workedLater')}</p>;
  return (
    <section aria-label={t('worked')} aria-live="polite">
      <h3>{t('worked')}</h3>
      <LinesTable
        lines={found.dongs.map((line, at) => ({ ...line, SoLuong: input.dongs[at]?.SoLuong ?? '1' }))}
      />
      <EstimateSums sums={found} khuyenMais={found.khuyenMais} />
    </section>
  );
}
