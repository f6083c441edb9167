export const twin = () => ({ heading: '', lines: [] });
