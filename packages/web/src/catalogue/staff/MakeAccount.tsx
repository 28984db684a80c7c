import { useState } from 'react';
import { CreateUserDialog } from '../../features/users/parts/CreateUserDialog.tsx';
import { type Given, PasswordOnce } from '../../features/users/parts/PasswordOnce.tsx';
import { useAccessChoices } from '../../features/users/useUsers.ts';
import type { MakeAccountProps } from './StaffAccount.tsx';
import '../../features/users/users.css';

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
