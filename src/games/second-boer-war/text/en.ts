export const en = { messages: {}, names: {}, rules: {} };
