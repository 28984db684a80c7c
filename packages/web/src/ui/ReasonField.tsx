import type { ReasonedAct } from '@sen/domain/acts/reasonedActs';
import { useState } from 'react';
import { ReasonInput } from './actDialog/ReasonInput.tsx';
import { Form } from './kit/Form.tsx';

type Props = {
  act: ReasonedAct;
  /** Which of the reasons that the act carries. */
  at?: number;
  label: string;
  onChange: (text: string) => void;
};

/** A reason that is asked for in a question of `modal.confirm`. */
export function ReasonField({ act, at = 0, label, onChange }: Props) {
  const [text, setText] = useState('');
  return (
    <Form layout="vertical">
      <Form.Item label={label} htmlFor="asked-reason" required>
        <ReasonInput
          act={act}
          at={at}
          id="asked-reason"
          value={text}
          onChange={(reason) => {
            setText(reason);
            onChange(reason.trim());
          }}
        />
      </Form.Item>
    </Form>
  );
}
