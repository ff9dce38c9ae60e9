declare module 'react-gtm-module/dist/Snippets.js' {
  interface Container {
    id: string;
    events: object;
    dataLayerName: string;
    auth: string;
    preview: string;
  }

  const snippets: { tags: (container: Container) => { script: string } };
  export default snippets;
}
