import { z } from 'zod';
import brand from '../../content/brand.json' with { type: 'json' };
import { type Endpoint, errorBody } from './endpoint';

const buildJsonContent = (schema: z.ZodType) => ({
  'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) },
});

const buildBodyContent = ({ body, acceptsForms }: Endpoint['definition']) => {
  const content = buildJsonContent(body);
  return acceptsForms ? { ...content, 'application/x-www-form-urlencoded': content['application/json'] } : content;
};

const buildParameters = (query: z.ZodType | undefined) => {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const buildSuccessResponse = ({ response, produces, statusWithoutBody = 307 }: Endpoint['definition']) => {
  if (response) return { 200: { description: 'Done', content: buildJsonContent(response) } };
  return produces
    ? { 200: { description: 'Done', content: { [produces]: {} } } }
    : { [statusWithoutBody]: { description: statusWithoutBody === 204 ? 'Done' : 'Redirect' } };
};

const buildOperation = (operationId: string, definition: Endpoint['definition']) => {
  const { method, summary, query, body } = definition;
  return {
    [method.toLowerCase()]: {
      operationId,
      summary,
      parameters: buildParameters(query),
      ...(body && { requestBody: { required: !body.isOptional(), content: buildBodyContent(definition) } }),
      responses: {
        ...buildSuccessResponse(definition),
        default: { description: 'Failed', content: buildJsonContent(errorBody) },
      },
    },
  };
};

/** Builds the OpenAPI 3.1 description of endpoints, which are given by their names in the URL. */
export const buildOpenApi = (endpoints: Record<string, Endpoint>) => ({
  openapi: '3.1.0',
  info: { title: `${brand.name} site`, version: '1' },
  paths: Object.fromEntries(
    Object.entries(endpoints).map(([name, { definition }]) => [
      `/api/${name}/`,
      {
        ...buildOperation(name, definition),
        ...(definition.get && buildOperation(`get-${name}`, definition.get.definition)),
      },
    ]),
  ),
});
