import { useApolloClient, useMutation } from '@apollo/client/react';
import { type QueueKind, queueKinds, queues } from '@sen/domain/queues/queueKinds';
import { useTranslation } from 'react-i18next';
import { RefsPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import {
  type BoardFragment,
  BoardsDocument,
  ChangeBoardDocument,
  PairBoardDocument,
} from './boards.main.gen.ts';
import { type BoardValues, blankBoard, inputOf, valuesOf } from './boardValues.ts';

type Props = {
  /** The board to change; null to pair a television. */
  board: BoardFragment | null;
  onDone: () => void;
  onClose: () => void;
};

/** What a board shows; a new one is paired by the code on its television. */
export function BoardDialog({ board, onDone, onClose }: Props) {
  const { t } = useTranslation('boards');
  const client = useApolloClient();
  const [pair] = useMutation(PairBoardDocument);
  const [change] = useMutation(ChangeBoardDocument);
  const labelOf = (path: string) => t(`field.${path}`);
  const work = useRecordForm<BoardFragment, BoardValues>({
    form: 'bang-goi-so',
    id: board?._id ?? 'new',
    record: board,
    blank: blankBoard,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: valuesOf,
    load: async (id) => {
      const { data } = await client.query({ query: BoardsDocument, fetchPolicy: 'network-only' });
      return data?.bangGoiSos.find((one) => one._id === id) ?? null;
    },
    save: async ({ id, values, version }) => {
      const input = inputOf(values);
      if (id) {
        const { data } = await change({ variables: { id, version: version ?? 0, input } });
        return data?.updateBangGoiSo ?? null;
      }
      const { data } = await pair({ variables: { MaGhep: values.MaGhep, input } });
      return data?.ghepBangGoiSo ?? null;
    },
    describe: async ({ paths, mine, theirs }) =>
      paths.map((path) => {
        const of = (values: BoardValues) => String(values[path as keyof BoardValues]);
        return { path, label: labelOf(path), mine: of(mine), theirs: of(theirs) };
      }),
    onSaved: onDone,
  });
  const kind: QueueKind | undefined = Form.useWatch('HangDoi', work.form);
  return (
    <Modal
      open
      width={560}
      title={t(board ? 'change' : 'pair')}
      okText={t(board ? 'save' : 'pair')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        {board ? null : (
          <Form.Item name="MaGhep" label={t('field.MaGhep')} required>
            <Input inputMode="numeric" autoComplete="off" maxLength={7} autoFocus />
          </Form.Item>
        )}
        <Form.Item name="Ten" label={t('field.Ten')} required>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="HangDoi" label={t('field.HangDoi')} required>
          <Select
            options={queueKinds.map((one) => ({ value: one, label: queues[one].label[currentLanguage()] }))}
          />
        </Form.Item>
        <Form.Item name="Node_Ids" label={t('field.Node_Ids')} required>
          <RefsPicker to="Node" labels={board?.Nodes ?? []} />
        </Form.Item>
        {kind && queues[kind].sharedBy ? <p className="soft">{t('shared')}</p> : null}
        <Form.Item name="CoGiong" valuePropName="checked">
          <Checkbox>{t('field.CoGiong')}</Checkbox>
        </Form.Item>
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
