import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Asks for the letters of the first page along with it: those that come later move what somebody is about to press. */
const lettersFirst = (): Plugin => ({
  name: 'letters-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-wght-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
});

/** Nobody reads in a worker: the texts of the games, which their rules could load, stay out of it. */
const withoutTexts = (): Plugin => ({
  name: 'without-texts',
  load: (id) =>
    /\/games\/[^/]+\/src\/texts\/index\.ts$/.test(id)
      ? "export const texts = () => Promise.reject(new Error('there are no texts in a worker'));"
      : undefined,
});

export default defineConfig({
  resolve: { conditions: ['@wunderkammer/source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es', plugins: () => [withoutTexts()] },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  server: { port: 8484 },
  plugins: [
    react(),
    lettersFirst(),
    VitePWA({
      registerType: 'prompt',
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        globIgnores: ['**/*-latin-ext-*'],
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
