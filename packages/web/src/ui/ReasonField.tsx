import { useState } from 'react';
import { Form } from './kit/Form.tsx';
import { Input } from './kit/Input.tsx';

/** A reason that is asked for in a question of `modal.confirm`. */
export function ReasonField({ label, onChange }: { label: string; onChange: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Form layout="vertical">
      <Form.Item label={label} htmlFor="asked-reason" required>
        <Input.TextArea
          id="asked-reason"
          value={text}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 4 }}
          onChange={(event) => {
            setText(event.target.value);
            onChange(event.target.value.trim());
          }}
        />
      </Form.Item>
    </Form>
  );
}
