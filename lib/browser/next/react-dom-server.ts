import { renderToString, version } from 'react-dom/server';

/**
 * Renders to one string, as the only chunk of a stream.
 *
 * Stands in for `react-dom/server.edge`, with which Next's Pages Router renders pages and documents before it joins the
 * chunks to a string: that one encodes each piece of text separately. The pages have no Suspense boundaries on the
 * server.
 */
const renderToReadableStream = async (...[element]: Parameters<typeof renderToString>) => {
  const html = Buffer.from(renderToString(element));
  const stream = new ReadableStream({
    start: (controller) => {
      controller.enqueue(html);
      controller.close();
    },
  });
  return Object.assign(stream, { allReady: Promise.resolve() });
};

export { renderToReadableStream, version };
