import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import type { ReceptionRowFragment } from '../reception.main.gen.ts';
import { useSeenBefore } from '../useSeenBefore.ts';

type Props = {
  BenhNhan_Id: string;
  history: readonly ReceptionRowFragment[];
  /** What was given as the reason. */
  reason: string | null;
  isEmergency: boolean;
};

/** Why an insured patient is received who was today, or whose prescribed days are not over: where the settings ask for it. */
export function AgainReason({ BenhNhan_Id, history, reason, isEmergency }: Props) {
  const { t } = useTranslation('reception');
  const facility = useSession().settings.facility as { lyDoTiepNhanLai?: boolean } | null; // a section of the settings
  const { visits, open } = useSeenBefore(BenhNhan_Id, history);
  const isAgain = visits.some((visit) => visit.SoTheBHYT) || open.length > 0;
  const isAsked = facility?.lyDoTiepNhanLai === true && isAgain && !isEmergency;
  if (!isAsked && !reason) return null;
  return (
    <Form.Item name="LyDoTiepNhanLai" label={t('field.LyDoTiepNhanLai')} required={isAsked}>
      <Input maxLength={500} autoComplete="off" />
    </Form.Item>
  );
}
