import '@fontsource/old-standard-tt/400.css';
import '@fontsource-variable/libre-franklin/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
