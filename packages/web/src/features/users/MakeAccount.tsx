import { useState } from 'react';
import { CreateUserDialog } from './parts/CreateUserDialog.tsx';
import { type Given, PasswordOnce } from './parts/PasswordOnce.tsx';
import type { MakeAccountProps } from './StaffAccount.tsx';
import { useAccessChoices } from './useUsers.ts';
import './users.css';

/** The dialogue of a new account for one member of staff, then its password, shown this once. */
export default function MakeAccount({ staff, onMade, onClose }: MakeAccountProps) {
  const choices = useAccessChoices();
  const [given, setGiven] = useState<Given | null>(null);
  if (given) return <PasswordOnce given={given} onClose={onClose} />;
  return (
    <CreateUserDialog
      choices={choices}
      staff={staff}
      onClose={onClose}
      onMade={(_id, made) => {
        setGiven(made);
        onMade(made);
      }}
    />
  );
}
