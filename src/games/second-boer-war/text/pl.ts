export const pl = { messages: {}, names: {}, rules: {} };
