import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ariaWords } from './build/aria-words.ts';
import { asksAhead, chunks } from './build/chunks.ts';
import { fontsFirst } from './build/fonts-first.ts';
import { moreGames } from './build/more-games.ts';
import { rulebooks } from './build/rulebooks.ts';
import { workersWithin } from './build/workers-within.ts';

export default defineConfig({
  resolve: { conditions: ['@wunderkammer/source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: asksAhead },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { port: 8484 },
  plugins: [
    react(),
    moreGames(process.env['MORE_GAMES']),
    workersWithin(),
    fontsFirst(),
    rulebooks(),
    ariaWords(),
    VitePWA({
      registerType: 'prompt',
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // Letters of names that few have are fetched where one is shown.
        // What others show of our links is for them.
        globIgnores: ['**/*-latin-ext-*', 'cards/**'],
        navigateFallback: '/index.html',
        // What the server answers itself is no page of ours.
        navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics)$/],
        importScripts: ['/push.js'],
        cleanupOutdatedCaches: true,
      },
      manifest: {
        id: '/',
        name: 'Wunderkammer',
        short_name: 'Wunderkammer',
        description: 'Three lost board games, back on the table.',
        display: 'standalone',
        background_color: '#f3e9d2',
        theme_color: '#3a2a1e',
        icons: [
          { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
          { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
