import { App, theme as antdTheme, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import viVN from 'antd/locale/vi_VN';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from './theme.ts';

/** Theme, language and messages of the component library around whatever uses it. */
export default function AntFrame({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const dark = useTheme() === 'dark';
  return (
    <ConfigProvider
      locale={i18n.language === 'en' ? enUS : viVN}
      componentSize="middle"
      theme={{
        algorithm: dark
          ? [antdTheme.darkAlgorithm, antdTheme.compactAlgorithm]
          : [antdTheme.compactAlgorithm],
        token: {
          colorPrimary: dark ? '#14b8a6' : '#0f766e',
          colorLink: dark ? '#2dd4bf' : '#0f766e',
          colorError: dark ? '#f87171' : '#b42318',
          fontFamily: "'Be Vietnam Pro', system-ui, sans-serif",
          fontSize: 14,
          controlHeight: 30,
          borderRadius: 5,
          colorTextPlaceholder: dark ? '#9aa3af' : '#6b7280',
          colorTextDescription: dark ? '#b6bcc6' : '#4b5563',
          boxShadow: 'none',
        },
        components: {
          ...(dark ? { Button: { primaryColor: '#04211d', dangerColor: '#2d0707' } } : {}),
          Table: { cellPaddingBlockSM: 5, cellPaddingInlineSM: 8 },
          Form: { itemMarginBottom: 10 },
        },
      }}
    >
      <App message={{ duration: 2 }} style={{ height: '100%' }}>
        {children}
      </App>
    </ConfigProvider>
  );
}
