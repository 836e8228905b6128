import './ui/theme.css';
import './ui/base.css';
import './ui/early.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { SettingsProvider } from './settings/settings.tsx';
import { LanguageProvider, preferredLanguage } from './words/words.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LanguageProvider first={preferredLanguage()}>
      <SettingsProvider>
        <Suspense>
          <App />
        </Suspense>
      </SettingsProvider>
    </LanguageProvider>
  </StrictMode>,
);
