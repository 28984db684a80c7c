import { useMutation } from '@apollo/client/react';
import { matKhauMax } from '@sen/domain/connections/password';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../../session/userMessage.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Modal } from '../../../../ui/kit/Dialog.tsx';
import { Form } from '../../../../ui/kit/Form.tsx';
import { Input } from '../../../../ui/kit/Input.tsx';
import { useNotices } from '../../../../ui/kit/noticeStore.ts';
import { KeepDoctorPasswordDocument, type PrescribersQuery } from '../connections.main.gen.ts';

type Doctor = PrescribersQuery['bacSiLienThongs'][number];

/** The password with which a doctor's prescriptions are sent: the kept one is never shown, only replaced or forgotten. */
export function DoctorPassword({ doctor, onSaved }: { doctor: Doctor; onSaved: () => void }) {
  const { t } = useTranslation('connections');
  const { message } = useNotices();
  const [password, setPassword] = useState<string | null>(null);
  const [keep, { loading }] = useMutation(KeepDoctorPasswordDocument);
  const save = async (MatKhau: string | null) => {
    try {
      await keep({ variables: { input: { NhanVien_Id: doctor.NhanVien_Id, MatKhau } } });
      message.success(t(MatKhau ? 'doctorPasswordKept' : 'doctorPasswordForgotten'));
      setPassword(null);
      onSaved();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  const id = `doctor-password-${doctor.NhanVien_Id}`;
  return (
    <>
      <Button
        size="small"
        aria-label={`${t(doctor.coMatKhau ? 'changePassword' : 'givePassword')} ${doctor.TenNhanVien}`}
        onClick={() => setPassword('')}
      >
        {t(doctor.coMatKhau ? 'changePassword' : 'givePassword')}
      </Button>
      <Modal
        open={password !== null}
        title={t('doctorPasswordTitle', { name: doctor.TenNhanVien })}
        okText={t('save', { ns: 'common' })}
        okButtonProps={{ disabled: !password, loading }}
        cancelText={t('back', { ns: 'common' })}
        onOk={() => void save(password)}
        onCancel={() => setPassword(null)}
      >
        <p className="soft">{t('doctorPasswordText')}</p>
        <Form layout="vertical">
          <Form.Item label={t('password')} htmlFor={id}>
            <Input.Password
              id={id}
              autoComplete="new-password"
              maxLength={matKhauMax}
              autoFocus
              value={password ?? ''}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Form.Item>
        </Form>
        {doctor.coMatKhau ? (
          <Button type="text" danger disabled={loading} onClick={() => void save(null)}>
            {t('forgetPassword')}
          </Button>
        ) : null}
      </Modal>
    </>
  );
}
