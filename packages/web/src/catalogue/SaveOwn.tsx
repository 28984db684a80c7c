import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../session/i18n.ts';
import { issuesOf, userMessage } from '../session/userMessage.ts';
import { useSession } from '../session/useSession.ts';
import type { EntryValues } from '../ui/entry.ts';
import { Checkbox } from '../ui/kit/choices.tsx';
import { Modal } from '../ui/kit/Dialog.tsx';
import { Form } from '../ui/kit/Form.tsx';
import { Input } from '../ui/kit/Input.tsx';
import { useNotices } from '../ui/kit/noticeStore.ts';
import { issueText } from '../ui/useIssues.ts';
import { catalogueDocuments } from './operations.ts';

type Props = {
  /** A catalogue whose entries may be somebody's own. */
  catalogue: 'BoChiDinh' | 'ToaThuocMau' | 'LoaiMauKham' | 'DM_LoiDan';
  /** The field of its name. */
  nameField: string;
  title: string;
  nameLabel: string;
  /** What is told when it is kept. */
  saved: (name: string) => string;
  /** What is kept beside the name and the owner. */
  content: EntryValues;
  /** The disease that it may be suggested with. */
  disease?: { _id: string; ma?: string | null } | null | undefined;
  onSaved?: () => void;
  /** What is kept, to be read before it is named. */
  children?: ReactNode;
  onClose: () => void;
};

/** Keeps what was put together as an own entry of a catalogue, by a name that no other own entry has. */
export default function SaveOwn({
  catalogue,
  nameField,
  title,
  nameLabel,
  content,
  disease,
  ...props
}: Props) {
  const { t } = useTranslation('catalogue');
  const { message } = useNotices();
  const client = useApolloClient();
  const owner = useSession().user.employee?._id ?? null;
  const [name, setName] = useState('');
  const [forDisease, setForDisease] = useState(true);
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy || name.trim() === '') return;
    setBusy(true);
    const diseases = disease && forDisease ? { ICD_Ids: [disease._id] } : {};
    const input = { ...content, ...diseases, [nameField]: name.trim(), NhanVien_Id: owner };
    try {
      const { create } = await catalogueDocuments(catalogue);
      await client.mutate({ mutation: create, variables: { input } });
      message.success(props.saved(name.trim()));
      props.onSaved?.();
      props.onClose();
    } catch (refusal) {
      const issues = issuesOf(refusal);
      const own = issues.find(({ path }) => path === nameField);
      if (own) setRefused(issueText(own, currentLanguage()));
      else
        message.error(
          issues.map((one) => issueText(one, currentLanguage())).join(' ') || userMessage(refusal),
        );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={t('saveOwn.save')}
      okButtonProps={{ disabled: name.trim() === '' }}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={props.onClose}
    >
      <Form layout="vertical" onFinish={() => void save()}>
        <Form.Item
          label={nameLabel}
          htmlFor="own-name"
          required
          validateStatus={refused === '' ? '' : 'error'}
          help={refused || t('saveOwn.hint')}
        >
          <Input
            id="own-name"
            autoFocus
            maxLength={250}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setRefused('');
            }}
          />
        </Form.Item>
        {props.children}
        {disease?.ma ? (
          <Checkbox checked={forDisease} onChange={(event) => setForDisease(event.target.checked)}>
            {t('saveOwn.forDisease', { code: disease.ma })}
          </Checkbox>
        ) : null}
      </Form>
    </Modal>
  );
}
