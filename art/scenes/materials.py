"""Materials for the studio. Colours are hex strings, such as '#d9b36c'."""
import bpy


def parse_colour(hex_colour, factor=1):
    """Converts a hex string to linear RGBA, since Blender calculates with linear light."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(factor * (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4) for p in channels) + (1,)


class ShaderBuilder:
    """Builds a material from Blender's Principled shader and the nodes that are added to its inputs."""

    def __init__(self, **values):
        self.material = bpy.data.materials.new('material')
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.body = self.tree.nodes['Principled BSDF']
        for name, value in values.items():
            self.body.inputs[name.replace('_', ' ')].default_value = value

    def add_node(self, kind, inputs=(), **settings):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in dict(inputs).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def connect(self, socket, name):
        self.tree.links.new(socket, self.body.inputs[name])

    def add_mapping(self, scale=(1, 1, 1), offset=(0, 0, 0)):
        coordinates = self.add_node('TexCoord').outputs['Object']
        return self.add_node('Mapping', {'Vector': coordinates, 'Scale': scale, 'Location': offset}).outputs[0]

    def add_noise(self, scale, detail=4, stretch=(1, 1, 1)):
        return self.add_node('TexNoise', {'Vector': self.add_mapping(stretch), 'Scale': scale, 'Detail': detail}).outputs['Fac']

    def add_bump(self, height, strength, distance=0.02):
        existing_links = self.body.inputs['Normal'].links
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if existing_links:
            inputs['Normal'] = existing_links[0].from_socket
        self.connect(self.add_node('Bump', inputs).outputs[0], 'Normal')
        return self

    def mix_colours(self, factor, dark, light, dark_until=0.35, light_from=0.65):
        ramp = self.add_node('ValToRGB', {'Fac': factor})
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = dark_until, light_from
        ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = parse_colour(dark), parse_colour(light)
        self.connect(ramp.outputs[0], 'Base Color')
        return self

    def vary_roughness(self, min_roughness, max_roughness, scale=3, streak_fraction=0):
        """Varies the roughness between two values across the surface, as wear does. `streak_fraction` is the share of
        fine streaks in it."""
        streaks = self.add_noise(40 * scale, 6, (1, 1, 0.15))
        wear = self.add_node('MixRGB', {'Fac': streak_fraction, 'Color1': self.add_noise(scale), 'Color2': streaks})
        roughness_range = self.add_node('MapRange', {'Value': wear.outputs[0], 'From Min': 0.3, 'From Max': 0.7, 'To Min': min_roughness, 'To Max': max_roughness})
        self.connect(roughness_range.outputs[0], 'Roughness')
        return self


def make_plain(tint, roughness=0.5, **values):
    return ShaderBuilder(Base_Color=parse_colour(tint), Roughness=roughness, **values).material


def make_metal(tint, roughness=0.22):
    """Metal polished by hand, with fine traces of the cloth."""
    shader = ShaderBuilder(Base_Color=parse_colour(tint), Metallic=1)
    shader.vary_roughness(roughness * 0.7, roughness * 1.45, streak_fraction=0.35)
    return shader.add_bump(shader.add_noise(60, 2), 0.02).material


def make_brass(roughness=0.2):
    return make_metal('#d9b36c', roughness)


def make_gold(roughness=0.13):
    return make_metal('#f0c987', roughness)


def make_steel(roughness=0.17):
    return make_metal('#c9c8c6', roughness)


def make_copper(roughness=0.22):
    return make_metal('#d98a62', roughness)


def make_leather(dark, light, grain_scale=38, grain_depth=0.35, roughness=0.42):
    """Leather with a large and a fine grain and pores, whose colour changes slowly across the surface."""
    shader = ShaderBuilder(Clearcoat=0.08, Clearcoat_Roughness=0.35, Specular=0.42)
    shader.mix_colours(shader.add_noise(2.2, 6), dark, light).vary_roughness(roughness * 0.85, roughness * 1.2, 6)
    coordinates = shader.add_mapping()
    distorted_coordinates = shader.add_node('MixRGB', {'Fac': 0.06, 'Color1': coordinates, 'Color2': shader.add_node('TexNoise', {'Vector': coordinates, 'Scale': 9}).outputs['Color']})
    cells = shader.add_node('TexVoronoi', {'Vector': distorted_coordinates.outputs[0], 'Scale': grain_scale}, feature='SMOOTH_F1')
    shader.add_bump(cells.outputs['Distance'], grain_depth, 0.012)
    fine_cells = shader.add_node('TexVoronoi', {'Vector': distorted_coordinates.outputs[0], 'Scale': 3.4 * grain_scale}, feature='SMOOTH_F1')
    shader.add_bump(fine_cells.outputs['Distance'], grain_depth * 0.55, 0.0035)
    return shader.add_bump(shader.add_noise(260, 3), grain_depth * 0.35, 0.004).material


def make_wood(dark, light, stretch=(0.6, 7, 7)):
    shader = ShaderBuilder(Specular=0.4, Clearcoat=0.1, Clearcoat_Roughness=0.3)
    grain = shader.add_noise(2.6, 9, stretch)
    shader.mix_colours(grain, dark, light, 0.3, 0.7).vary_roughness(0.3, 0.46, 5)
    return shader.add_bump(shader.add_noise(9, 8, stretch), 0.12, 0.008).material


def make_stone(dark='#a79d8f', light='#c9c0b2'):
    """Honed limestone."""
    shader = ShaderBuilder(Specular=0.35)
    shader.mix_colours(shader.add_noise(1.3, 9), dark, light, 0.25, 0.75).vary_roughness(0.42, 0.6, 4)
    return shader.add_bump(shader.add_noise(70, 5), 0.12, 0.008).material


def make_cloth(dark, light, thread_scale=0, sheen=0.6, roughness=0.8, **values):
    """Felt, or with a `thread_scale` a plain weave that follows the coordinates of the object."""
    shader = ShaderBuilder(Sheen=sheen, Sheen_Tint=0.6, Specular=0.18, Roughness=roughness, **values)
    shader.mix_colours(shader.add_noise(1.8, 5), dark, light)
    if thread_scale:
        for stretch in ((1, 0, 0), (0, 0, 1)):
            wave = shader.add_node('TexWave', {'Vector': shader.add_mapping(stretch), 'Scale': thread_scale, 'Distortion': 1.2, 'Detail': 1})
            wave.bands_direction = 'DIAGONAL'
            shader.add_bump(wave.outputs['Fac'], 0.14, 0.006)
    return shader.add_bump(shader.add_noise(120, 4), 0.3, 0.006).material


def make_silk(dark, light, roughness=0.36):
    shader = ShaderBuilder(Sheen=0.35, Sheen_Tint=0.8, Specular=0.5, Anisotropic=0.5)
    shader.mix_colours(shader.add_noise(1.1, 3), dark, light).vary_roughness(roughness * 0.9, roughness * 1.15)
    return shader.add_bump(shader.add_noise(240, 2, (1, 1, 0.2)), 0.06, 0.004).material


def make_paper(tint='#d8cfbd'):
    shader = ShaderBuilder(Base_Color=parse_colour(tint), Roughness=0.85, Specular=0.2)
    return shader.add_bump(shader.add_noise(140, 5), 0.12, 0.004).material


def make_lacquer(tint, roughness=0.12):
    return make_plain(tint, 0.3, Clearcoat=1.0, Clearcoat_Roughness=roughness, Specular=0.5)


def make_wax(tint, subsurface=0.35):
    shader = ShaderBuilder(Base_Color=parse_colour(tint), Subsurface=subsurface, Subsurface_Color=parse_colour(tint), Roughness=0.38, Subsurface_Radius=(0.3, 0.14, 0.05))
    return shader.add_bump(shader.add_noise(14, 6), 0.18, 0.02).material


def make_glass(tint='#ffffff', density=0, roughness=0.0, ior=1.48, transparency=0.75):
    """Clear or coloured glass. Its colour deepens with thickness. Shadow rays pass through it."""
    shader = ShaderBuilder(Base_Color=(1, 1, 1, 1), Transmission=1, Roughness=roughness, IOR=ior)
    tree, output = shader.tree, shader.tree.nodes['Material Output']
    ray_type = shader.add_node('LightPath')
    transparent = shader.add_node('BsdfTransparent', {'Color': parse_colour(tint, transparency)})
    mixed_shader = shader.add_node('MixShader', {0: ray_type.outputs['Is Shadow Ray'], 1: shader.body.outputs[0], 2: transparent.outputs[0]})
    tree.links.new(mixed_shader.outputs[0], output.inputs['Surface'])
    if density:
        volume = shader.add_node('VolumeAbsorption', {'Color': parse_colour(tint), 'Density': density})
        tree.links.new(volume.outputs[0], output.inputs['Volume'])
    return shader.material


def make_gem(tint, ior=2.1):
    """A cut gemstone. Its fire comes from the coloured sparks in the studio's surroundings."""
    shader = ShaderBuilder()
    glass_shader = shader.add_node('BsdfGlass', {'Color': parse_colour(tint), 'Roughness': 0, 'IOR': ior})
    ray_type = shader.add_node('LightPath')
    transparent = shader.add_node('BsdfTransparent', {'Color': parse_colour(tint, 0.8)})
    mixed_shader = shader.add_node('MixShader', {0: ray_type.outputs['Is Shadow Ray'], 1: glass_shader.outputs[0], 2: transparent.outputs[0]})
    shader.tree.links.new(mixed_shader.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    return shader.material
