import { useMutation } from '@apollo/client/react';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { TicketIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dropdown } from '../../ui/kit/Dropdown.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { LaySoThuTuDocument } from './queues.main.gen.ts';
import type { Ticket } from './useQueue.ts';

/** Hands out a number of a queue to whoever stands at the desk: an ordinary one, or one with priority by law. */
export function IssueNumber({
  hangDoi,
  onIssued,
}: {
  hangDoi: QueueKind;
  onIssued: (ticket: Ticket) => void;
}) {
  const { t } = useTranslation('queues');
  const { message } = useNotices();
  const { nodeId: idNode, permissions } = useSession();
  const [issue, { loading }] = useMutation(LaySoThuTuDocument);
  if (!permissions.has('HANG_DOI') || idNode === null) return null;
  const take = async (uuTien: boolean) => {
    try {
      const { data } = await issue({ variables: { input: { hangDoi, idNode, uuTien } } });
      if (!data) return;
      message.success(t('issued', { number: data.ve.KyHieu }));
      onIssued(data.ve);
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
  };
  return (
    <Dropdown
      menu={{
        items: [
          { key: 'ordinary', label: t('issueOrdinary'), onClick: () => void take(false) },
          { key: 'priority', label: t('issuePriority'), onClick: () => void take(true) },
        ],
      }}
    >
      <Button icon={<TicketIcon />} loading={loading}>
        {t('issue')}
      </Button>
    </Dropdown>
  );
}
