import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { apollo } from '../../session/apollo.ts';
import { MyInfoDocument } from '../../session/me.auth.gen.ts';
import { isSignedIn } from '../../session/session.ts';
import { Notices } from '../../ui/kit/Notices.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** /auth/changePassword: stands outside the application, for other applications of the site to link to. */
export default function ChangePasswordPage() {
  if (!isSignedIn()) {
    location.replace('/his/dang-nhap');
    return null;
  }
  return (
    <ApolloProvider client={apollo}>
      <Page />
      <Notices />
    </ApolloProvider>
  );
}

function Page() {
  const { t } = useTranslation('identity');
  const { data } = useQuery(MyInfoDocument, { fetchPolicy: 'no-cache' });
  if (!data) return <Loading />;
  return (
    <main style={{ maxWidth: 420, margin: '48px auto', padding: '0 16px' }}>
      <section className="section">
        <h1 style={{ fontSize: 16, margin: '0 0 12px' }}>{t('changePassword')}</h1>
        <ChangePasswordForm userId={data.myInfo._id} onDone={() => location.assign('/his')} autoFocus />
      </section>
    </main>
  );
}
