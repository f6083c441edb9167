import '@fontsource/old-standard-tt/400.css';
import '@fontsource/old-standard-tt/400-italic.css';
import '@fontsource-variable/libre-franklin/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { listenForErrors } from './mishap/mishaps.svelte.ts';
import { followLinks } from './router.svelte.ts';
import { keepSettings } from './settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
listenForErrors();
keepSettings();
followLinks();
mount(App, { target });

// A newer page was put in place while this one lay open: its parts have other names now.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('heliograph.reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem('heliograph.reloaded', String(Date.now()));
  location.reload();
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
